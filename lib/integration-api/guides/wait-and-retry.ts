import { apiAddress, keyVariable, timeoutSeconds } from "../languages";
import { type Guide, pathOf } from "./guide";

/** The total number of attempts, and the longest pause between two of them in seconds. */
export const retries = { tries: 4, maxPause: 60 } as const;

const path = pathOf("moderate-text");
const { tries, maxPause } = retries;

const typescript = `${apiAddress.typescript}

/** Seconds to wait: Retry-After if it is a number, else 1, 2, 4…; a minute at most, plus jitter. */
function pause(retryAfter: string | null, failures: number): number {
  const seconds = /^\\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : 2 ** failures;
  return Math.min(seconds, ${maxPause}) + Math.random();
}

async function moderate(text: string): Promise<boolean> {
  for (let failures = 0; ; failures += 1) {
    let retryAfter: string | null = null;
    let mayPass = true;
    try {
      const response = await fetch(\`\${api}${path}\`, {
        method: "POST",
        headers: {
          Authorization: \`Bearer \${process.env.${keyVariable}}\`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ text }),
        signal: AbortSignal.timeout(${timeoutSeconds * 1000}),
      });
      if (!response.ok) {
        retryAfter = response.headers.get("Retry-After");
        mayPass = response.status === 429 || response.status >= 500;
        throw new Error(\`\${response.status}: \${await response.text()}\`);
      }
      const { flagged } = await response.json();
      if (typeof flagged === "boolean") return flagged;
      throw new Error("a response without a verdict");
    } catch (error) {
      if (!mayPass || failures === ${tries - 1}) throw error;
    }
    const seconds = pause(retryAfter, failures);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

console.log(await moderate("Meet me behind the old mill."));`;

const python = `import http.client
import json
import os
import random
import re
import sys
import time
import urllib.error
import urllib.request

${apiAddress.python}


def pause(retry_after, failures):
    """Seconds to wait: Retry-After if it is a number, else 1, 2, 4…; a minute at most, plus jitter."""
    seconds = float(retry_after) if re.fullmatch("[0-9]+", retry_after or "") else 2**failures
    return min(seconds, ${maxPause}) + random.random()


def moderate(text):
    request = urllib.request.Request(
        f"{api}${path}",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['${keyVariable}']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({"text": text}).encode(),
    )
    for failures in range(${tries}):
        retry_after = None
        try:
            with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:
                flagged = json.load(response)["flagged"]
            if isinstance(flagged, bool):
                return flagged
            reason = "a response without a verdict"
        except urllib.error.HTTPError as refusal:
            reason = f"{refusal.code}: {refusal.read().decode()}"
            if refusal.code != 429 and refusal.code < 500:
                break
            retry_after = refusal.headers["Retry-After"]
        except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError) as error:
            reason = repr(error)
        if failures < ${tries - 1}:
            time.sleep(pause(retry_after, failures))
    sys.exit(reason)


print(str(moderate("Meet me behind the old mill.")).lower())`;

const go = `package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"time"
)

var client = &http.Client{Timeout: ${timeoutSeconds} * time.Second}

type refusal struct {
	status     int
	retryAfter string
	body       []byte
}

func (r refusal) Error() string { return fmt.Sprintf("%d: %s", r.status, r.body) }

// pause is Retry-After if it is a number of seconds, else 1, 2, 4…; a minute at most, plus jitter.
func pause(retryAfter string, failures int) time.Duration {
	seconds, err := strconv.ParseUint(retryAfter, 10, 64)
	if errors.Is(err, strconv.ErrSyntax) {
		seconds = 1 << failures
	}
	if seconds > ${maxPause} {
		seconds = ${maxPause}
	}
	return time.Duration(seconds)*time.Second + time.Duration(rand.Int63n(int64(time.Second)))
}

func send(body []byte) (bool, error) {
${apiAddress.go}
	request, err := http.NewRequest("POST", api+"${path}", bytes.NewReader(body))
	if err != nil {
		return false, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return false, err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return false, err
	}
	if response.StatusCode != http.StatusOK {
		return false, refusal{response.StatusCode, response.Header.Get("Retry-After"), answer}
	}
	var result struct {
		Flagged *bool \`json:"flagged"\`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return false, err
	}
	if result.Flagged == nil {
		return false, errors.New("a response without a verdict")
	}
	return *result.Flagged, nil
}

func moderate(text string) (bool, error) {
	body, err := json.Marshal(map[string]string{"text": text})
	if err != nil {
		return false, err
	}
	for failures := 0; ; failures++ {
		flagged, err := send(body)
		if err == nil {
			return flagged, nil
		}
		var refused refusal
		needsChange := errors.As(err, &refused) && refused.status != 429 && refused.status < 500
		if needsChange || failures == ${tries - 1} {
			return false, err
		}
		time.Sleep(pause(refused.retryAfter, failures))
	}
}

func main() {
	flagged, err := moderate("Meet me behind the old mill.")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(flagged)
}`;

export const waitAndRetry: Guide = {
  id: "wait-and-retry",
  calls: ["moderate-text", "moderate-text"],
  sources: { typescript, python, go },
  prints: "true",
};
