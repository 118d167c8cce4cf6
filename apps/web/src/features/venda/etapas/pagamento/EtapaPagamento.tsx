export function EtapaPagamento() {
  return null
}
