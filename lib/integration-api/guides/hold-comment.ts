import { apiAddress, keyVariable, timeoutSeconds } from "../languages";
import { type Guide, pathOf } from "./guide";

const path = pathOf("moderate-text");

const typescript = `${apiAddress.typescript}

async function mayPublish(text: string, userId: string): Promise<boolean> {
  try {
    const response = await fetch(\`\${api}${path}\`, {
      method: "POST",
      headers: {
        Authorization: \`Bearer \${process.env.${keyVariable}}\`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ text, userId }),
      signal: AbortSignal.timeout(${timeoutSeconds * 1000}),
    });
    if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
    const answer: { flagged?: unknown } = await response.json();
    if (answer.flagged === false) return true;
    console.error("held:", answer);
  } catch (error) {
    // No response means no permission: hold the comment and check it again later.
    console.error("held:", error);
  }
  return false;
}

console.log((await mayPublish("Meet me behind the old mill.", "user_1842")) ? "publish" : "hold");`;

const python = `import http.client
import json
import os
import sys
import urllib.error
import urllib.request

${apiAddress.python}


def check(text, user_id):
    request = urllib.request.Request(
        f"{api}${path}",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['${keyVariable}']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({"text": text, "userId": user_id}).encode(),
    )
    try:
        with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        raise OSError(f"{refusal.code}: {refusal.read().decode()}") from None


def may_publish(text, user_id):
    try:
        answer = check(text, user_id)
        if answer["flagged"] is False:
            return True
        print("held:", answer, file=sys.stderr)
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError) as error:
        # No response means no permission: hold the comment and check it again later.
        print("held:", repr(error), file=sys.stderr)
    return False


print("publish" if may_publish("Meet me behind the old mill.", "user_1842") else "hold")`;

const go = `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

var client = &http.Client{Timeout: ${timeoutSeconds} * time.Second}

// whyHold is nil only for a comment that was found clear: no response means no permission.
func whyHold(text, userID string) error {
${apiAddress.go}
	body, err := json.Marshal(map[string]string{"text": text, "userId": userID})
	if err != nil {
		return err
	}
	request, err := http.NewRequest("POST", api+"${path}", bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", response.Status, answer)
	}
	var result struct {
		Flagged *bool \`json:"flagged"\`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return err
	}
	if result.Flagged == nil || *result.Flagged {
		return fmt.Errorf("not clear: %s", answer)
	}
	return nil
}

func main() {
	if err := whyHold("Meet me behind the old mill.", "user_1842"); err != nil {
		// Check it again later.
		log.Print("held: ", err)
		fmt.Println("hold")
		return
	}
	fmt.Println("publish")
}`;

export const holdComment: Guide = {
  id: "hold-a-comment",
  calls: ["moderate-text"],
  sources: { typescript, python, go },
  prints: "hold",
};
