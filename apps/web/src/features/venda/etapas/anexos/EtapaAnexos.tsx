export function EtapaAnexos() {
  return null
}
