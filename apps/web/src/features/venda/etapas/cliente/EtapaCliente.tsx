export function EtapaCliente() {
  return null
}
