import { textos } from './configuracao.textos.ts'

/** One zone per rule of the Brazilian clock. The other zones of the list have the same hours today. */
const DO_BRASIL: [fuso: string, rotulo: string][] = [
  ['America/Sao_Paulo', 'Brasília'],
  ['America/Manaus', 'Amazonas'],
  ['America/Cuiaba', 'Mato Grosso'],
  ['America/Campo_Grande', 'Mato Grosso do Sul'],
  ['America/Porto_Velho', 'Rondônia'],
  ['America/Boa_Vista', 'Roraima'],
  ['America/Rio_Branco', 'Acre'],
  ['America/Noronha', 'Fernando de Noronha'],
]

/** `atual` is always included, even when this browser does not know it. */
export const opcoesDeFuso = (atual: string) => {
  const conhecidos = new Set([...Intl.supportedValuesOf('timeZone'), atual])
  for (const [fuso] of DO_BRASIL) conhecidos.delete(fuso)
  return [
    {
      group: textos.brasil,
      items: DO_BRASIL.map(([value, rotulo]) => ({ value, label: `${rotulo} (${value})` })),
    },
    {
      group: textos.outrosFusos,
      items: [...conhecidos].map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    },
  ]
}
