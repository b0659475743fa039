export default function Screen() {
  return <h1>service</h1>;
}
