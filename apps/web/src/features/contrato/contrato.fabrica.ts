import { tiposDeEvento } from '@balcao/contract/vendas/contrato-evento'
import type { OpcoesDoContrato, SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import type { Contrato, EventoDoContrato, PlanoDoContrato } from '@balcao/contract/vendas/contrato-visto'

const id = (n: number) => `0192d3a4-5b6c-7d8e-9f03-${String(n).padStart(12, '0')}`

export const CLIENTE = id(1)
export const CONTRATO = id(2)

const umPlano = (parte: Partial<PlanoDoContrato> = {}): PlanoDoContrato => ({
  id: id(3),
  nome: 'Fibra 500 Mega',
  download_mbps: 500,
  upload_mbps: 250,
  tipos_pessoa: ['PF'],
  valor_mensal: 99_90,
  taxa_instalacao: 0,
  fidelidade_meses: 12,
  beneficio_descricao: 'Instalação grátis',
  beneficio_valor: 600_00,
  ...parte,
})

const umEndereco = (parte: Partial<Contrato['endereco']> = {}): Contrato['endereco'] => ({
  id: id(4),
  tipo: 'INSTALACAO',
  cep: '13010000',
  logradouro: 'Rua Direita',
  numero: '10',
  complemento: null,
  bairro: 'Centro',
  codigo_ibge: 3509502,
  cidade: 'Campinas',
  uf: 'SP',
  referencia: null,
  latitude: null,
  longitude: null,
  ...parte,
})

export const umEvento = (parte: Partial<EventoDoContrato> = {}): EventoDoContrato => ({
  id: id(5),
  tipo: 'SUSPENSAO',
  dia: '2026-11-17',
  situacao: 'PLANEJADO',
  texto: 'Sem serviço e sem cobrança até a reativação',
  motivo: 'Viagem',
  falha: null,
  multa: null,
  autor: 'PESSOA',
  quem: 'Bia Atende',
  criado_em: '2026-11-16T12:00:00.000Z',
  aplicado_em: null,
  desfeito_em: null,
  desfeito_por: null,
  pode_desfazer: true,
  por_que_nao: null,
  ...parte,
})

export const umMes = (numero: number): Contrato['meses'][number] => ({
  numero,
  competencia: `2026-${String(numero + 5).padStart(2, '0')}`,
  linhas: [{ tipo: 'PLANO', id: id(3), descricao: 'Fibra 500 Mega', valor: 99_90 }],
  total: 99_90,
  origem: 'CONGELADO',
  eventos: [],
  dias: null,
})

/** Active since June, in its sixth month. */
export const umContrato = (parte: Partial<Contrato> = {}): Contrato => ({
  id: CONTRATO,
  situacao: 'ATIVO',
  hoje: '2026-11-16',
  cliente: { id: CLIENTE, nome: 'Maria Souza', tipo_pessoa: 'PF' },
  empresa: { id: id(6), nome: 'Fibra Norte' },
  venda: { id: id(7), protocolo: 4321, criado_em: '2026-06-01T12:00:00.000Z', alcancada: true },
  plano: umPlano(),
  adicionais: [
    {
      id: id(8),
      nome: 'Ponto extra',
      cobranca: 'MENSAL',
      valor: 10_00,
      quantidade: 1,
      obrigatorio: true,
      desde: null,
    },
  ],
  endereco: umEndereco(),
  mensalidade: 109_90,
  dia_vencimento: 10,
  forma_pagamento: 'BOLETO',
  numero_de_serie: 'ONU-77',
  ativo_desde: '2026-06-10',
  arrependimento_ate: '2026-06-17',
  cancelado_em: null,
  motivo: null,
  mes_atual: 6,
  meses: [6, 7].map(umMes),
  fidelidade: {
    inicio: '2026-06-10',
    ate: '2027-06-10',
    meses: 12,
    beneficio_valor: 600_00,
    beneficio_descricao: 'Instalação grátis',
  },
  multa: {
    dia: '2026-11-16',
    valor: 350_00,
    causa: 'FIDELIDADE',
    texto: 'Faltam 7 dos 12 meses de fidelidade: R$ 600,00 de benefício × 7 ÷ 12',
    cumpridos: 5,
    restantes: 7,
  },
  eventos: [],
  acoes: tiposDeEvento.map((tipo) => ({ tipo, impedimento: null })),
  mascarado: false,
  criado_em: '2026-06-01T12:00:00.000Z',
  atualizado_em: '2026-06-10T12:00:00.000Z',
  versao: 3,
  ...parte,
})

export const umasOpcoes: OpcoesDoContrato = {
  mensalidade: 109_90,
  planos: [
    {
      ...umPlano({ id: id(10), nome: 'Fibra 300 Mega', valor_mensal: 79_90, fidelidade_meses: 0 }),
      mensalidade: 89_90,
    },
    // With an additional of its own, which has to enter.
    { ...umPlano({ id: id(11), nome: 'Fibra 800 Mega', valor_mensal: 149_90 }), mensalidade: 174_80 },
  ],
  adicionais: [
    {
      id: id(12),
      nome: 'Filmes',
      cobranca: 'MENSAL',
      valor: 19_90,
      obrigatorio: false,
      quantidade_maxima: 3,
      tem: 0,
    },
  ],
  saem: [{ id: id(8), nome: 'Ponto extra', cobranca: 'MENSAL', valor: 20_00, tem: 2, ate: 1 }],
  enderecos: [umEndereco({ id: id(13), logradouro: 'Rua do Mar', cidade: 'Santos', codigo_ibge: 3548500 })],
}

const retrato: SimulacaoDeEvento['antes'] = {
  situacao: 'ATIVO',
  plano: 'Fibra 500 Mega',
  adicionais: [],
  mensalidade: 99_90,
  fidelidade_ate: '2027-06-10',
  multa: umContrato().multa,
  endereco: 'Rua Direita, 10',
  titular: 'Maria Souza',
}

/** To the plan above, from the month after. */
export const umaSimulacao = (parte: Partial<SimulacaoDeEvento> = {}): SimulacaoDeEvento => ({
  recusas: [],
  antes: retrato,
  depois: { ...retrato, plano: 'Fibra 800 Mega', mensalidade: 149_90 },
  avisos: ['O preço novo vale a partir da fatura de 12/2026'],
  faturas: [
    { numero: 6, competencia: '2026-11', antes: 99_90, depois: 99_90 },
    { numero: 7, competencia: '2026-12', antes: 99_90, depois: 149_90 },
  ],
  ...parte,
})
