import { type Guide, urlOf } from "./guide";

const url = urlOf("moderate-text");

const typescript = `async function mayPublish(text: string, userId: string): Promise<boolean> {
  try {
    const response = await fetch("${url}", {
      method: "POST",
      headers: {
        Authorization: \`Bearer \${process.env.PALISADE_API_KEY}\`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ text, userId }),
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) return false;
    const { flagged }: { flagged: boolean } = await response.json();
    return !flagged;
  } catch {
    // No answer is no permission: hold the comment and check it again later.
    return false;
  }
}

console.log((await mayPublish("Meet me behind the old mill.", "user_1842")) ? "publish" : "hold");`;

const python = `import json
import os
import urllib.request


def may_publish(text, user_id):
    request = urllib.request.Request(
        "${url}",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['PALISADE_API_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({"text": text, "userId": user_id}).encode(),
    )
    try:
        with urllib.request.urlopen(request, timeout=5) as response:
            return not json.load(response)["flagged"]
    except OSError:
        # No answer is no permission: hold the comment and check it again later.
        return False


print("publish" if may_publish("Meet me behind the old mill.", "user_1842") else "hold")`;

const go = `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

const endpoint = "${url}"

var client = &http.Client{Timeout: 5 * time.Second}

// mayPublish holds a comment on any error: no answer is no permission.
func mayPublish(text, userID string) (bool, error) {
	body, err := json.Marshal(map[string]string{"text": text, "userId": userID})
	if err != nil {
		return false, err
	}
	request, err := http.NewRequest("POST", endpoint, bytes.NewReader(body))
	if err != nil {
		return false, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PALISADE_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return false, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return false, fmt.Errorf("moderation: %s", response.Status)
	}
	var result struct {
		Flagged bool \`json:"flagged"\`
	}
	err = json.NewDecoder(response.Body).Decode(&result)
	return err == nil && !result.Flagged, err
}

func main() {
	allowed, err := mayPublish("Meet me behind the old mill.", "user_1842")
	if err != nil {
		log.Print(err)
	}
	if allowed {
		fmt.Println("publish")
	} else {
		fmt.Println("hold")
	}
}`;

export const holdComment: Guide = {
  id: "hold-a-comment",
  calls: ["moderate-text"],
  sources: { typescript, python, go },
  prints: "hold",
};
