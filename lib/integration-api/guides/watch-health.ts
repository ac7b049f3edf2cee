import { apiAddress, keyVariable, timeoutSeconds } from "../languages";
import { type Guide, pathOf } from "./guide";

const path = pathOf("health");

const typescript = `${apiAddress.typescript}
const response = await fetch(\`\${api}${path}\`, {
  headers: { Authorization: \`Bearer \${process.env.${keyVariable}}\` },
  signal: AbortSignal.timeout(${timeoutSeconds * 1000}),
});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
const health: { status: string; errors: { message: string } } = await response.json();

const well = ["healthy", "operational"].includes(health.status);
console.log(well ? "all well" : \`\${health.status}: \${health.errors.message}\`);
process.exitCode = well ? 0 : 1;`;

const python = `import json
import os
import sys
import urllib.error
import urllib.request

${apiAddress.python}
request = urllib.request.Request(
    f"{api}${path}",
    headers={"Authorization": f"Bearer {os.environ['${keyVariable}']}"},
)
try:
    with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:
        health = json.load(response)
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code}: {refusal.read().decode()}")

well = health["status"] in ("healthy", "operational")
print("all well" if well else f"{health['status']}: {health['errors']['message']}")
sys.exit(0 if well else 1)`;

const go = `package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
${apiAddress.go}
	request, err := http.NewRequest("GET", api+"${path}", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))
	client := &http.Client{Timeout: ${timeoutSeconds} * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		refusal, _ := io.ReadAll(response.Body)
		log.Fatalf("%s: %s", response.Status, refusal)
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
