export default function Screen() {
  return <h1>society-branding</h1>;
}
