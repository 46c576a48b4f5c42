export default function Home() {
  return <h1>Lintel</h1>;
}
