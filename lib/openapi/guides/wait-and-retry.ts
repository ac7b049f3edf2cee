import { type Guide, urlOf } from "./guide";

const url = urlOf("moderate-text");

const typescript = `async function moderate(text: string, tries = 4): Promise<{ flagged: boolean }> {
  const response = await fetch("${url}", {
    method: "POST",
    headers: {
      Authorization: \`Bearer \${process.env.PALISADE_API_KEY}\`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ text }),
  });
  if (response.ok) return response.json();
  const worthRetrying = response.status === 429 || response.status === 503;
  if (!worthRetrying || tries <= 1) throw new Error(\`\${response.status}: \${await response.text()}\`);

  const seconds = Number(response.headers.get("Retry-After") ?? 1) + Math.random();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return moderate(text, tries - 1);
}

console.log((await moderate("Meet me behind the old mill.")).flagged);`;

const python = `import json
import os
import random
import time
import urllib.error
import urllib.request


def moderate(text, tries=4):
    request = urllib.request.Request(
        "${url}",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['PALISADE_API_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({"text": text}).encode(),
    )
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        if refusal.code not in (429, 503) or tries <= 1:
            raise
        seconds = float(refusal.headers.get("Retry-After", 1)) + random.random()
    time.sleep(seconds)
    return moderate(text, tries - 1)


print(str(moderate("Meet me behind the old mill.")["flagged"]).lower())`;

const go = `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const endpoint = "${url}"

type result struct {
	Flagged bool \`json:"flagged"\`
}

func moderate(body string, tries int) (result, error) {
	var answer result
	request, err := http.NewRequest("POST", endpoint, strings.NewReader(body))
	if err != nil {
		return answer, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PALISADE_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return answer, err
	}
	defer response.Body.Close()
	switch response.StatusCode {
	case http.StatusOK:
		return answer, json.NewDecoder(response.Body).Decode(&answer)
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		if tries <= 1 {
			return answer, fmt.Errorf("moderation: %s", response.Status)
		}
		seconds, err := strconv.Atoi(response.Header.Get("Retry-After"))
		if err != nil {
			seconds = 1
		}
		time.Sleep(time.Duration(seconds)*time.Second + time.Duration(rand.Intn(1000))*time.Millisecond)
		return moderate(body, tries-1)
	default:
		return answer, fmt.Errorf("moderation: %s", response.Status)
	}
}

func main() {
	answer, err := moderate(\`{"text": "Meet me behind the old mill."}\`, 4)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Flagged)
}`;

export const waitAndRetry: Guide = {
  id: "wait-and-retry",
  calls: ["moderate-text", "moderate-text"],
  sources: {
    // curl waits as long as Retry-After says.
    curl: `curl --fail-with-body --silent --show-error --retry 3 ${url} \\
  -H "Authorization: Bearer $PALISADE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "text": "Meet me behind the old mill." }'`,
    typescript,
    python,
    go,
  },
  prints: "true",
};
