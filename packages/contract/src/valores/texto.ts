/** Characters without a combining accent, with the spelling that PostgreSQL's `unaccent` gives them. */
const ESCRITAS = 'ª:a æ:ae ð:d đ:d ħ:h ı:i ł:l ŋ:n º:o ø:o œ:oe ß:ss ŧ:t þ:th'
const PONTUACAO = '‘:\' ’:\' “:" ”:" ‐:- ‑:- ‒:- –:- —:- ―:- «:<< »:>> …:...'

const EQUIVALENTES = new Map(
  `${ESCRITAS} ${PONTUACAO}`.split(' ').map((par) => [par.charAt(0), par.slice(2)] as const),
)
/** Without accents and without equivalents: most texts. */
const ASCII = /^[ -~]*$/
const COM_EQUIVALENTE = new RegExp(`[${[...EQUIVALENTES.keys()].join('')}]`, 'g')

/**
 * For searching: gives the same result as `lower(unaccent(texto))` in the database, for the languages that
 * occur in Brazilian names. Both sides must agree, or a list would find what the screen filters out.
 */
export function semAcento(texto: string): string {
  if (ASCII.test(texto)) return texto.toLowerCase()
  const semMarcas = texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return semMarcas.replace(COM_EQUIVALENTE, (letra) => EQUIVALENTES.get(letra) ?? letra)
}

/** The first and second words of the name in title case, whatever the second word is. */
export function nomeSeparado(nome: string): { first_name: string; last_name: string } {
  const [primeira = '', segunda = ''] = nome.trim().split(/\s+/)
  return { first_name: capitalizar(primeira), last_name: capitalizar(segunda) }
}

/** Also capitalises after a hyphen or an apostrophe: Ana-Clara, D'Ávila. */
const capitalizar = (palavra: string): string =>
  palavra.toLowerCase().replace(/(?:^|[-'’])\p{L}/gu, (inicio) => inicio.toUpperCase())
