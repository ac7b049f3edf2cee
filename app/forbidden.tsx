/**
 * Every page's payload contains this component, so it is minimal. No public page answers with it, and the console has
 * its own.
 */
export default function Forbidden() {
  return <h1>403</h1>;
}
