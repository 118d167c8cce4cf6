export const textos = {
  dica: 'Busque: wi-fi, foguete, nuvem…',
  nenhum: 'Nenhum ícone com esse nome. Tente outra palavra, em português ou inglês.',
  quantos: (n: number) => (n === 1 ? '1 ícone' : `${n} ícones`),
}

/** `tabler:shield-check` → "shield check". The set is in English, and an English name is better than none. */
export const nomeDoIcone = (icone: string) => icone.replace(/^[^:]*:/, '').replaceAll('-', ' ')
