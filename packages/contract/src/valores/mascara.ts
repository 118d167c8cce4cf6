/**
 * Fits what was typed so far into a template where `#` is one character: `aplicarMascara('0131',
 * '#####-###')`. A literal only appears once something follows it, so that backspace never gets stuck.
 */
export function aplicarMascara(caracteres: string, molde: string): string {
  let resultado = ''
  let proximo = 0
  for (const posicao of molde) {
    if (proximo === caracteres.length) break
    resultado += posicao === '#' ? caracteres.charAt(proximo++) : posicao
  }
  return resultado
}
