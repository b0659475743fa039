export default function Screen() {
  return <h1>showcase</h1>;
}
