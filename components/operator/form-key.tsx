/** Random whenever its form is shown, so that a second press of the button is known as one. */
export function FormKey() {
  return <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />;
}
