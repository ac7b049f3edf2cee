export const go = `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

var key []byte

// Keep these where your other data is, for as long as a month: the same id may come again.
var seen sync.Map

func isGenuine(id, timestamp, signatures string, body []byte) bool {
	// What was signed more than five minutes ago may have been recorded and sent again.
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.", id, timestamp)
	mac.Write(body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, signature := range strings.Fields(signatures) {
		if hmac.Equal([]byte(signature), []byte(expected)) {
			return true
		}
	}
	return false
}

func receive(response http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 1_000_000))
	if err != nil {
		response.WriteHeader(http.StatusRequestEntityTooLarge)
		return
	}
	header := request.Header
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	if !isGenuine(id, timestamp, header.Get("webhook-signature"), body) {
		response.WriteHeader(http.StatusUnauthorized)
		return
	}
	if _, again := seen.LoadOrStore(id, true); !again {
		var event struct{ Type string }
		if err := json.Unmarshal(body, &event); err == nil {
			fmt.Println(event.Type, id)
		}
	}
	response.WriteHeader(http.StatusNoContent)
}

func main() {
	var err error
	secret := strings.TrimPrefix(os.Getenv("WEBHOOK_SECRET"), "whsec_")
	key, err = base64.StdEncoding.DecodeString(secret)
	if err != nil || len(key) < 24 {
		log.Fatal("WEBHOOK_SECRET is missing.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	server := &http.Server{
		Addr:        ":" + port,
		Handler:     http.HandlerFunc(receive),
		ReadTimeout: 10 * time.Second,
	}
	log.Fatal(server.ListenAndServe())
}`;
