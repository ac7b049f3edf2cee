import { expect, it } from "vitest";
import { connectionFault, isTemporary } from "@/lib/platform/database/postgresql/faults";

it.each([
  ["", "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"],
  ["", "The server does not support SSL connections"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "self-signed certificate"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "unable to verify the first certificate"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match certificate's altnames"],
  ["CERT_HAS_EXPIRED", "certificate has expired"],
  ["28P01", "password authentication failed"],
])("a start doesn’t wait for the end of %s %s", (code, message) => {
  expect(isTemporary(connectionFault(Object.assign(new Error(message), code && { code })))).toBe(false);
});

it.each([
  ["ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432"],
  ["ENOTFOUND", "getaddrinfo ENOTFOUND database"],
  ["", "There was an error establishing an SSL connection"],
  ["", "Connection terminated unexpectedly"],
  ["", "timeout expired"],
  ["57P03", "the database system is starting up"],
])("a start waits for the end of %s %s", (code, message) => {
  expect(isTemporary(connectionFault(Object.assign(new Error(message), code && { code })))).toBe(true);
});
