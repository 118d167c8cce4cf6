/** How a client's data is shown to people who may not view it: enough to confirm, too little to learn. */

/** Shown instead of data that is hidden completely. */
export const OCULTO = '***'

/** `***.982.247-**`. A CNPJ is public, so only its branch is hidden. */
export const ocultarDocumento = (documento: string): string =>
  documento.length === 11
    ? `***.${documento.slice(3, 6)}.${documento.slice(6, 9)}-**`
    : `${documento.slice(0, 2)}.${documento.slice(2, 5)}.${documento.slice(5, 8)}/****-**`

/** `(11) *****-4321`. */
export const ocultarTelefone = (e164: string): string => {
  const nacional = e164.replace(/^\+55/, '')
  return `(${nacional.slice(0, 2)}) ${'*'.repeat(Math.max(0, nacional.length - 6))}-${nacional.slice(-4)}`
}

/** `m***@exemplo.com.br`. */
export const ocultarEmail = (email: string): string => {
  const [local = '', dominio = ''] = email.split('@')
  return `${local.slice(0, 1)}${OCULTO}@${dominio}`
}

/** Only the first letter, for data without a fixed format: "M***". */
export const ocultarTexto = (texto: string): string => `${texto.slice(0, 1)}${OCULTO}`
