/** Random for each rendered form, so that a second submission of it is recognized. */
export function IdempotencyKeyField() {
  return <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />;
}
