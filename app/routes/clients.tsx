export default function Screen() {
  return <h1>clients</h1>;
}
