import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogoDeConfiguracao } from '#provedor/configuracao-catalogo.ts'
import { formatarInstante } from '#valores/data.ts'
import { diaNoFuso } from '#valores/dia.ts'
import { type Agenda, agendaEm, prazoEmHorasUteis, somarTempoUtil, tempoUtilEntre } from './horas-uteis.ts'

const FUSO = 'America/Sao_Paulo'
const CAMPINAS = { cidade: 'Campinas', uf: 'SP' }
const configuracao = {
  expediente_semana: '08:00-18:00',
  expediente_sabado: '08:00-12:00',
  expediente_domingo: null,
  feriados_municipais: ['08/12 Campinas/SP', '25/01 São Paulo/SP', '05/06/2026'],
  fuso_horario: FUSO,
}
const agenda = agendaEm(CAMPINAS, configuracao)

const quando = (texto: string) => new Date(`${texto.replace(' ', 'T')}:00-03:00`)
const vence = (inicio: string, horas: number, de: Agenda = agenda) =>
  formatarInstante(prazoEmHorasUteis(quando(inicio), horas, de).toISOString(), FUSO)

describe('o prazo', () => {
  test.each([
    ['no mesmo dia', '2026-11-16 09:30', 4, '16/11/2026 13:30'],
    ['antes do expediente, conta da abertura dele', '2026-11-16 06:00', 4, '16/11/2026 12:00'],
    ['até o último minuto do dia', '2026-11-16 14:00', 4, '16/11/2026 18:00'],
    ['passa para o dia seguinte', '2026-11-16 16:00', 4, '17/11/2026 10:00'],
    ['passa pelo feriado nacional de 20/11', '2026-11-19 16:00', 4, '21/11/2026 10:00'],
    ['passa pelo meio sábado e pelo domingo', '2026-11-13 16:00', 8, '16/11/2026 10:00'],
    ['passa pela Sexta-feira Santa', '2026-04-02 17:00', 2, '04/04/2026 09:00'],
    ['passa pelo feriado do estado', '2026-07-08 17:00', 2, '10/07/2026 09:00'],
    ['passa pelo feriado da cidade', '2026-12-07 17:00', 2, '09/12/2026 09:00'],
    ['passa pela data de um ano só', '2026-06-03 17:00', 10, '04/06/2026 17:00'],
  ])('%s', (_, inicio, horas, fim) => expect(vence(inicio, horas)).toBe(fim))

  test('na cidade vizinha e no outro estado, o feriado é outro', () => {
    const santos = agendaEm({ cidade: 'Santos', uf: 'SP' }, configuracao)
    const rio = agendaEm({ cidade: 'Rio de Janeiro', uf: 'RJ' }, configuracao)
    expect(vence('2026-12-07 17:00', 2, santos)).toBe('08/12/2026 09:00')
    expect(vence('2026-07-08 17:00', 2, rio)).toBe('09/07/2026 09:00')
    expect(vence('2026-02-16 17:00', 2, rio)).toBe('18/02/2026 09:00')
  })

  test('com intervalo de almoço, ele não conta', () => {
    const comAlmoco = agendaEm(CAMPINAS, { ...configuracao, expediente_semana: '8h às 12h, 13h30 às 18h' })
    expect(vence('2026-11-16 11:00', 2, comAlmoco)).toBe('16/11/2026 14:30')
  })
})

describe('sempre', () => {
  const instantes = fc
    .date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2029-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((data) => new Date(Math.floor(data.getTime() / 60_000) * 60_000))
  const minutos = fc.integer({ min: 1, max: 60 * 200 })
  const conferir = (propriedade: (inicio: Date, a: number, b: number) => void) =>
    fc.assert(fc.property(instantes, minutos, minutos, propriedade), { numRuns: 60 })

  test('o prazo cai em hora de expediente, num dia que não é feriado', () =>
    conferir((inicio, a) => {
      const fim = somarTempoUtil(inicio, a, agenda)
      const dia = diaNoFuso(fim, FUSO)
      expect(agenda.feriado(dia)).toBeNull()
      const [hora = 0, minuto = 0] = formatarInstante(fim.toISOString(), FUSO)
        .slice(11)
        .split(':')
        .map(Number)
      const faixas = agenda.expediente[new Date(dia).getUTCDay()] ?? []
      const noDia = hora * 60 + minuto
      expect(faixas.some(({ de, ate }) => noDia > de && noDia <= ate)).toBe(true)
    }))

  test('mais tempo vence depois, e quem começa depois não vence antes', () =>
    conferir((inicio, a, b) => {
      expect(somarTempoUtil(inicio, a + b, agenda) > somarTempoUtil(inicio, a, agenda)).toBe(true)
      const depois = new Date(inicio.getTime() + b * 60_000)
      expect(somarTempoUtil(depois, a, agenda) >= somarTempoUtil(inicio, a, agenda)).toBe(true)
    }))

  test('somar em duas vezes é somar de uma vez, e o tempo entre os dois é o que se somou', () =>
    conferir((inicio, a, b) => {
      const deUmaVez = somarTempoUtil(inicio, a + b, agenda)
      expect(somarTempoUtil(somarTempoUtil(inicio, a, agenda), b, agenda)).toEqual(deUmaVez)
      expect(tempoUtilEntre(inicio, deUmaVez, agenda)).toBe(a + b)
    }))

  test('um feriado a mais no caminho só empurra', () =>
    conferir((inicio, a) => {
      const fim = somarTempoUtil(inicio, a, agenda)
      const dia = diaNoFuso(fim, FUSO)
      const [ano = '', mes = '', numero = ''] = dia.split('-')
      const feriados_municipais = [...configuracao.feriados_municipais, `${numero}/${mes}/${ano}`]
      const comMaisUm = agendaEm(CAMPINAS, { ...configuracao, feriados_municipais })
      expect(somarTempoUtil(inicio, a, comMaisUm) > fim).toBe(true)
    }))
})

describe('as configurações', () => {
  const recusa = (chave: keyof typeof catalogoDeConfiguracao, valor: unknown) =>
    catalogoDeConfiguracao[chave].esquema.safeParse(valor).error?.issues[0]?.message

  test('um prazo de zero horas é recusado dizendo por quê', () => {
    expect(recusa('horas_prioridade_urgente', 0)).toBe(
      'O prazo é de ao menos 1 hora: com 0, todo atendimento já nasceria atrasado',
    )
    expect(recusa('horas_prioridade_urgente', 1)).toBeUndefined()
  })

  test.each(['', '18:00-08:00', '08:00-08:30', '08:00-25:00', '8-12, 11-18', '08:70-18:00', 'de manhã'])(
    'expediente recusado: %j',
    (texto) => expect(recusa('expediente_semana', texto)).toMatch(/^Escreva as horas como/),
  )

  test('o expediente é guardado de um jeito só', () => {
    const lido = catalogoDeConfiguracao.expediente_semana.esquema.parse('8h às 12h e 13:30 a 18')
    expect(lido).toBe('08:00-12:00, 13:30-18:00')
  })

  test.each(['30/02/2027', '32/01', '25/01 São Paulo', 'Natal', '1/1'])('feriado recusado: %j', (texto) =>
    expect(recusa('feriados_municipais', [texto])).toMatch(/^Escreva cada um como/),
  )

  test('dois textos prontos com o mesmo título são recusados', () => {
    const texto = { titulo: 'Olá', texto: 'Bom dia' }
    expect(recusa('textos_prontos', [texto, texto])).toMatch(/título repetido/)
  })
})
