import { type Guide, urlOf } from "./guide";

const image = urlOf("moderate-image");
const ocr = urlOf("moderate-ocr");
const upload = "https://cdn.example.com/uploads/meme-17.png";

const typescript = `type Answer = { flagged: boolean; categories: string[] };

async function check(url: string, imageUrl: string): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      Authorization: \`Bearer \${process.env.PALISADE_API_KEY}\`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ imageUrl }),
  });
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
  return response.json();
}

const upload = "${upload}";
const answers = await Promise.all([
  check("${image}", upload),
  check("${ocr}", upload),
]);
console.log(answers.flatMap(({ categories }) => categories).join(", "));`;

const python = `import json
import os
import urllib.request
from concurrent.futures import ThreadPoolExecutor


def check(url, image_url):
    request = urllib.request.Request(
        url,
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['PALISADE_API_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({"imageUrl": image_url}).encode(),
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


upload = "${upload}"
with ThreadPoolExecutor() as pool:
    picture = pool.submit(check, "${image}", upload)
    words = pool.submit(check, "${ocr}", upload)

print(", ".join(picture.result()["categories"] + words.result()["categories"]))`;

const go = `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

func check(url, imageURL string) ([]string, error) {
	body, err := json.Marshal(map[string]string{"imageUrl": imageURL})
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest("POST", url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PALISADE_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("moderation: %s", response.Status)
	}
	var result struct {
		Categories []string \`json:"categories"\`
	}
	err = json.NewDecoder(response.Body).Decode(&result)
	return result.Categories, err
}

func main() {
	upload := "${upload}"
	found := []string{}
	for _, url := range []string{
		"${image}",
		"${ocr}",
	} {
		categories, err := check(url, upload)
		if err != nil {
			log.Fatal(err)
		}
		found = append(found, categories...)
	}
	fmt.Println(strings.Join(found, ", "))
}`;

export const checkUpload: Guide = {
  id: "check-an-upload",
  calls: ["moderate-image", "moderate-ocr"],
  sources: { typescript, python, go },
  prints: "nsfw, spam",
};
