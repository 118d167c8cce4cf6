import { somarDias } from './dia.ts'
import { chaveDaCidade, lerFeriadoMunicipal } from './feriado-municipal.ts'

/** Laws 662/1949, 6.802/1980 and 14.759/2023, as month and day. */
const NACIONAIS: Readonly<Record<string, string>> = {
  '01-01': 'Confraternização Universal',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Consciência Negra',
  '12-25': 'Natal',
}
const DESDE: Readonly<Record<string, string>> = { '11-20': '2024' }

/**
 * What the states keep by their own law (Law 9.093/1995), where it is not national already. Santa Catarina moves its
 * days to Sundays.
 */
const DOS_ESTADOS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AC: {
    '01-23': 'Dia do Evangélico',
    '06-15': 'Aniversário do Acre',
    '09-05': 'Dia da Amazônia',
    '11-17': 'Tratado de Petrópolis',
  },
  AL: { '06-24': 'São João', '06-29': 'São Pedro', '09-16': 'Emancipação de Alagoas' },
  AM: { '09-05': 'Elevação do Amazonas a província', '12-08': 'Nossa Senhora da Conceição' },
  AP: {
    '03-19': 'São José',
    '07-25': 'São Tiago',
    '09-13': 'Criação do Território do Amapá',
    '10-05': 'Criação do Amapá',
  },
  BA: { '07-02': 'Independência da Bahia' },
  CE: { '03-19': 'São José', '03-25': 'Data Magna do Ceará' },
  DF: { '11-30': 'Dia do Evangélico' },
  GO: { '07-26': 'Fundação da cidade de Goiás', '10-24': 'Pedra fundamental de Goiânia' },
  MA: { '07-28': 'Adesão do Maranhão à Independência' },
  MS: { '10-11': 'Criação de Mato Grosso do Sul' },
  PA: { '08-15': 'Adesão do Grão-Pará à Independência' },
  PB: { '08-05': 'Fundação da Paraíba' },
  PE: { '03-06': 'Revolução Pernambucana', '06-24': 'São João' },
  PI: { '10-19': 'Dia do Piauí' },
  PR: { '12-19': 'Emancipação do Paraná' },
  RJ: { '04-23': 'São Jorge' },
  RN: { '10-03': 'Mártires de Cunhaú e Uruaçu' },
  RO: { '01-04': 'Criação de Rondônia', '06-18': 'Dia do Evangélico' },
  RR: { '10-05': 'Criação de Roraima' },
  RS: { '09-20': 'Revolução Farroupilha' },
  SE: { '07-08': 'Emancipação de Sergipe' },
  SP: { '07-09': 'Revolução Constitucionalista' },
  TO: {
    '03-18': 'Autonomia do Tocantins',
    '09-08': 'Nossa Senhora da Natividade',
    '10-05': 'Criação do Tocantins',
  },
}

/** In days from Easter. `uf` left out: in the whole country. */
const MOVEIS = [
  { dias: -2, nome: 'Sexta-feira Santa' },
  { dias: -47, nome: 'Carnaval', uf: 'RJ' },
  { dias: 8, nome: 'Nossa Senhora da Penha', uf: 'ES' },
] as const

/** Easter Sunday of the Gregorian calendar, after Meeus, Jones and Butcher. */
export const pascoa = (ano: number): string => {
  const a = ano % 19
  const [b, c] = [Math.floor(ano / 100), ano % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  const dois = (numero: number) => String(numero).padStart(2, '0')
  return `${ano}-${dois(Math.floor(n / 31))}-${dois((n % 31) + 1)}`
}

export type Lugar = { cidade: string; uf: string }

const movel = (dia: string, uf: string) => {
  const daPascoa = pascoa(Number(dia.slice(0, 4)))
  return MOVEIS.find((m) => (!('uf' in m) || m.uf === uf) && somarDias(daPascoa, m.dias) === dia)?.nome
}

/**
 * Whether nobody works there on that day: a holiday of the country, of the state, or of `outros`, the lines of the
 * setting for cities.
 */
export const feriadosEm = ({ cidade, uf }: Lugar, outros: readonly string[]) => {
  const aqui = chaveDaCidade(`${cidade}/${uf}`)
  const dosOutros = new Set(
    outros
      .map(lerFeriadoMunicipal)
      .filter((lido) => lido && (lido.cidade === null || lido.cidade === aqui))
      .map((lido) => lido?.dia),
  )
  return (dia: string): string | null => {
    const diaDoAno = dia.slice(5)
    const nacional = dia >= (DESDE[diaDoAno] ?? '') ? NACIONAIS[diaDoAno] : undefined
    const deOutros = dosOutros.has(dia) || dosOutros.has(diaDoAno) ? 'Data sem expediente' : null
    return nacional ?? DOS_ESTADOS[uf]?.[diaDoAno] ?? movel(dia, uf) ?? deOutros
  }
}
