import { expect, test } from 'vitest'
import { umResumo } from '#partes/atendimento/atendimento.fabrica.ts'
import { umResumo as umBoleto } from '#partes/boleto/boleto.fabrica.ts'
import { vendaDeTeste } from '#testes/vendas.ts'
import { pontosDeAtencao } from './atencao.ts'
import { planoDeTeste } from './visao.fabrica.ts'

type Sabido = Partial<Parameters<typeof pontosDeAtencao>[0]>
const pontos = (sabido: Sabido) =>
  pontosDeAtencao({
    ...{ id: 'c', hoje: '2026-11-10', planos: [], vendas: [], atendimentos: undefined },
    boletos: undefined,
    ...sabido,
  })
const ditos = (sabido: Sabido) => pontos(sabido).map(({ texto, grave }) => `${grave ? '! ' : ''}${texto}`)

test('sem nada a fazer, nada se diz; o que acabou também não', () => {
  expect(ditos({ atendimentos: { atrasados: 0, itens: [umResumo()] } })).toEqual([])
  const acabadas = (['CONCLUIDA', 'REPROVADA', 'CANCELADA', 'EM_ANALISE'] as const).map((situacao) =>
    vendaDeTeste({ situacao }),
  )
  const planos = [planoDeTeste(), planoDeTeste({ situacao: 'CANCELADO' })]
  expect(ditos({ vendas: acabadas, planos })).toEqual([])
})

test('cada venda que espera alguém diz o quê, e a instalação, quando', () => {
  const agendada = (data: string) =>
    vendaDeTeste({ situacao: 'AGENDADA', plano: data, agendamento: { data, turno: 'TARDE' } })
  const vendas = [
    vendaDeTeste({ situacao: 'AGUARDANDO_ACEITE', protocolo: 1 }),
    vendaDeTeste({ situacao: 'PENDENTE', protocolo: 2, motivo: 'Verso ilegível' }),
    vendaDeTeste({ situacao: 'PENDENTE', protocolo: 3 }),
    vendaDeTeste({ situacao: 'EXPIRADA', protocolo: 4 }),
    vendaDeTeste({ situacao: 'APROVADA' }),
    ...['2026-11-09', '2026-11-10', '2026-11-11'].map(agendada),
  ]
  expect(ditos({ vendas })).toEqual([
    '! Venda 2 devolvida: Verso ilegível',
    '! Venda 3 devolvida',
    '! Venda 4: o link do aceite expirou',
    '! Instalação de 2026-11-09 atrasada: era para 09/11/2026',
    'Venda 1 espera o aceite do cliente',
    'Fibra 500 aguarda a instalação',
    'Instalação de 2026-11-10 hoje, tarde',
    'Instalação de 2026-11-11 em 11/11/2026, tarde',
  ])
})

test('um atendimento atrasado é dito pelo nome e aberto; vários, contados e listados', () => {
  const [um, outro] = [umResumo({ id: 'a' }), umResumo({ id: 'b', situacao: 'AGUARDANDO_CLIENTE' })]
  expect(pontos({ atendimentos: { atrasados: 1, itens: [um, outro] } })).toMatchObject([
    {
      ...{ texto: 'Atendimento 4321 atrasado: Internet cai à noite', grave: true },
      aonde: { to: '/admin/atendimento/$id', params: { id: 'a' } },
    },
    { texto: 'Atendimento 4321 espera a resposta do cliente: Internet cai à noite', grave: false },
  ])
  expect(pontos({ atendimentos: { atrasados: 2, itens: [um] } })).toMatchObject([
    {
      ...{ texto: '2 atendimentos atrasados', grave: true },
      aonde: { to: '/admin/atendimento', search: { cliente_id: 'c', visao: 'atrasados' } },
    },
  ])
})

test('do contrato: suspenso, planejado, e a instalação só se a venda não a disser', () => {
  const planos = [
    planoDeTeste({ situacao: 'AGUARDANDO_INSTALACAO', plano: 'Giga' }),
    planoDeTeste({ situacao: 'SUSPENSO', planejado: { tipo: 'CANCELAMENTO', dia: '2026-12-01' } }),
  ]
  const doSegundo = ['! Fibra 500 está suspenso', 'Cancelamento em 01/12/2026: Fibra 500']
  expect(ditos({ planos })).toEqual([doSegundo[0], 'Giga aguarda a instalação', doSegundo[1]])
  const venda = vendaDeTeste({ situacao: 'APROVADA', plano: 'Giga' })
  expect(ditos({ planos, vendas: [venda] })).toEqual([
    doSegundo[0],
    'Giga aguarda a instalação',
    doSegundo[1],
  ])
})

test('um boleto vencido é dito pelo valor e aberto; vários, somados e listados', () => {
  const itens = [umBoleto({ id: 'b', vencimento: '2026-10-10' })]
  expect(pontos({ boletos: { vencidos: 0, valor_vencido: 0, itens } })).toEqual([])
  expect(pontos({ boletos: { vencidos: 1, valor_vencido: 129_90, itens } })).toMatchObject([
    {
      ...{ texto: 'Boleto de R$ 129,90 vencido em 10/10/2026', grave: true },
      aonde: { to: '/admin/boleto/$id', params: { id: 'b' } },
    },
  ])
  expect(pontos({ boletos: { vencidos: 3, valor_vencido: 389_70, itens } })).toMatchObject([
    {
      ...{ texto: '3 boletos vencidos, R$ 389,70: o mais antigo é de 10/10/2026', grave: true },
      aonde: { to: '/admin/boleto', search: { cliente_id: 'c', visao: 'vencidos' } },
    },
  ])
})
