/** Made anew whenever its form is shown, so that a second press of the button is known as one. */
export function FormKey({ formKey }: { formKey: string }) {
  return <input type="hidden" name="idempotencyKey" value={formKey} />;
}
