import { type Guide, urlOf } from "./guide";

const url = urlOf("health");

const typescript = `const response = await fetch("${url}", {
  headers: { Authorization: \`Bearer \${process.env.PALISADE_API_KEY}\` },
  signal: AbortSignal.timeout(5000),
});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
const health: { status: string; errors: { message: string } } = await response.json();

const well = ["healthy", "operational"].includes(health.status);
console.log(well ? "all well" : \`\${health.status}: \${health.errors.message}\`);
process.exitCode = well ? 0 : 1;`;

const python = `import json
import os
import sys
import urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['PALISADE_API_KEY']}"},
)
with urllib.request.urlopen(request, timeout=5) as response:
    health = json.load(response)

well = health["status"] in ("healthy", "operational")
print("all well" if well else f"{health['status']}: {health['errors']['message']}")
sys.exit(0 if well else 1)`;

const go = `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

const endpoint = "${url}"

func main() {
	request, err := http.NewRequest("GET", endpoint, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PALISADE_API_KEY"))
	client := &http.Client{Timeout: 5 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}

	var health struct {
		Status string \`json:"status"\`
		Errors struct {
			Message string \`json:"message"\`
		} \`json:"errors"\`
	}
	if err := json.NewDecoder(response.Body).Decode(&health); err != nil {
		log.Fatal(err)
	}
	if health.Status != "healthy" && health.Status != "operational" {
		log.Fatalf("%s: %s", health.Status, health.Errors.Message)
	}
	fmt.Println("all well")
}`;

export const watchHealth: Guide = {
  id: "watch-the-service",
  calls: ["health"],
  sources: { typescript, python, go },
  prints: "all well",
};
