export function VendedorPage() {
  return null
}
