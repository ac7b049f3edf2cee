import { apiAddress, keyVariable, timeoutSeconds } from "../languages";
import { type Guide, pathOf } from "./guide";

const image = pathOf("moderate-image");
const ocr = pathOf("moderate-ocr");
const upload = "https://cdn.example.com/uploads/meme-17.png";

const typescript = `${apiAddress.typescript}
type Answer = { flagged: boolean; categories: string[] };

async function check(path: string, imageUrl: string): Promise<Answer> {
  const response = await fetch(api + path, {
    method: "POST",
    headers: {
      Authorization: \`Bearer \${process.env.${keyVariable}}\`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ imageUrl }),
    signal: AbortSignal.timeout(${timeoutSeconds * 1000}),
  });
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
  return response.json();
}

const upload = "${upload}";
const answers = await Promise.all([check("${image}", upload), check("${ocr}", upload)]);

// Only two clear responses let a picture through. A check that failed has ended the program by now.
const clear = answers.every(({ flagged }) => flagged === false);
const found = answers.flatMap(({ categories }) => categories);
console.log(clear ? "publish" : \`hold: \${found.join(", ")}\`);`;

const python = `import json
import os
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

${apiAddress.python}


def check(path, image_url):
    request = urllib.request.Request(
        api + path,
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['${keyVariable}']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({"imageUrl": image_url}).encode(),
    )
    try:
        with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        sys.exit(f"{refusal.code}: {refusal.read().decode()}")


upload = "${upload}"
with ThreadPoolExecutor() as pool:
    answers = list(pool.map(check, ["${image}", "${ocr}"], [upload, upload]))

# Only two clear responses let a picture through. A check that failed has ended the program by now.
clear = all(answer.get("flagged") is False for answer in answers)
found = [category for answer in answers for category in answer.get("categories", [])]
print("publish" if clear else f"hold: {', '.join(found)}")`;

const go = `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

var client = &http.Client{Timeout: ${timeoutSeconds} * time.Second}

type answer struct {
	Flagged    *bool    \`json:"flagged"\`
	Categories []string \`json:"categories"\`
	err        error
}

func check(path, imageURL string) (result answer) {
${apiAddress.go}
	body, err := json.Marshal(map[string]string{"imageUrl": imageURL})
	if err != nil {
		return answer{err: err}
	}
	request, err := http.NewRequest("POST", api+path, bytes.NewReader(body))
	if err != nil {
		return answer{err: err}
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return answer{err: err}
	}
	defer response.Body.Close()
	received, err := io.ReadAll(response.Body)
	if err != nil {
		return answer{err: err}
	}
	if response.StatusCode != http.StatusOK {
		return answer{err: fmt.Errorf("%s: %s", response.Status, received)}
	}
	if err := json.Unmarshal(received, &result); err != nil {
		return answer{err: err}
	}
	return result
}

func main() {
	upload := "${upload}"
	picture, words := make(chan answer, 1), make(chan answer, 1)
	go func() { picture <- check("${image}", upload) }()
	go func() { words <- check("${ocr}", upload) }()

	// Only two clear responses let a picture through.
	cleared, found := true, []string{}
	for _, result := range []answer{<-picture, <-words} {
		if result.err != nil {
			log.Fatal(result.err)
		}
		cleared = cleared && result.Flagged != nil && !*result.Flagged
		found = append(found, result.Categories...)
	}
	if cleared {
		fmt.Println("publish")
	} else {
		fmt.Println("hold: " + strings.Join(found, ", "))
	}
}`;

export const checkUpload: Guide = {
  id: "check-an-upload",
  calls: ["moderate-image", "moderate-ocr"],
  sources: { typescript, python, go },
  prints: "hold: nsfw, spam",
};
