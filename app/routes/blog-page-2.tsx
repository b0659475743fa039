export default function Screen() {
  return <h1>blog-page-2</h1>;
}
