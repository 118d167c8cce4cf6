import type { Identificado, OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { onTestFinished, vi } from 'vitest'

export const LINK = 'a'.repeat(56)
const ID = '01900000-0000-7000-8000-000000000001'
const HASH = 'ab'.repeat(32)

const meses = Array.from({ length: 12 }, (_, i) => ({
  numero: i + 1,
  competencia: `2027-${String(i + 1).padStart(2, '0')}`,
  linhas: [],
  total: i < 3 ? 49_95 : 99_90,
  multa: (12 - i) * 50_00,
}))
const nada = { linhas: [], total: 0 }
const preco: OfertaDoAssinante['preco'] = {
  meses,
  primeira_fatura: { linhas: [], total: 49_95 },
  instalacao: nada,
  descontos: [],
  mensalidade_regular: 99_90,
  total_fidelidade: 1048_95,
  economia: 149_85,
}

export const umaOferta = (mudancas: Partial<OfertaDoAssinante> = {}): OfertaDoAssinante => ({
  protocolo: 1234,
  marca: 'Vale Fibra',
  empresa: { razao_social: 'Vale', nome_fantasia: 'Vale', cnpj: '1', telefone: null, email: null },
  vendedor: 'Ana',
  cliente: { nome: 'João Batista', documento: '***.982.247-**', email: null, telefones: ['+5511987650021'] },
  endereco: {
    ...{ cep: '13010000', logradouro: 'Rua Barão', numero: '18', complemento: null },
    ...{ bairro: 'Centro', cidade: 'Campinas', uf: 'SP' },
  },
  etiqueta: {
    dia: '2026-11-16',
    plano: {
      ...{ id: ID, codigo: 'F500', nome: 'Fibra 500', descricao: null, codigo_oferta_anatel: null },
      ...{ tecnologia: 'FIBRA', download_mbps: 500, upload_mbps: 250, franquia_gb: null },
      ...{ tipos_pessoa: ['PF'], vigencia_inicio: '2026-01-01', vigencia_fim: null },
      ...{ valor_mensal: 99_90, taxa_instalacao: 0, fidelidade_meses: 12 },
      ...{ beneficio_descricao: 'Instalação sem custo', beneficio_valor: 600_00 },
    },
    recursos: ['Wi-Fi 6'],
    adicionais: [],
    preco,
    promocoes: [],
    cidades: null,
    canais: null,
    indice_reajuste: 'IPCA',
    provedor: { marca: 'Vale Fibra', email_suporte: 'ajuda@vale.example' },
    empresas: [],
  },
  adicionais: [],
  promocoes: [],
  preco,
  dia_vencimento: 10,
  forma_pagamento: 'PIX',
  agendamento: { data: '2026-12-22', turno: 'MANHA' },
  arrependimento: true,
  textos: [{ tipo: 'ACEITE', versao: 1, texto: 'Aceito a oferta.' }],
  texto_sha256: HASH,
  documentos: [],
  aceite_ate: '2026-12-01T00:00:00Z',
  ...mudancas,
})

export const identificado = (mudancas: Partial<Identificado> = {}): Identificado => ({
  ...{ estado: 'ABERTO', primeiro_nome: 'João', ingresso: 'ingresso', vale_ate: null, fechada: null },
  ...mudancas,
})

type Resposta = { status?: number; json?: unknown; cabecalhos?: Record<string, string> } | 'sem rede'
type Pedido = { corpo: unknown; bearer: string | null; bytes: number }

/** The server at the edge of `fetch`: an answer for each call, or a list of them in turn. */
export const servidorDoAssinante = (
  respostas: Record<string, Resposta | Resposta[] | ((pedido: Pedido) => Resposta | Promise<Resposta>)>,
) => {
  const pedidos: string[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, init = {}) => {
    const chave = `${init.method ?? 'GET'} ${new URL(String(entrada), location.origin).pathname}`
    pedidos.push(chave)
    const regra = respostas[chave]
    const bearer = new Headers(init.headers).get('authorization')
    const corpo = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const bytes = init.body instanceof ArrayBuffer ? init.body.byteLength : 0
    const resposta =
      typeof regra === 'function'
        ? await regra({ corpo, bearer, bytes })
        : Array.isArray(regra)
          ? regra.length > 1
            ? regra.shift()
            : regra[0]
          : regra
    if (resposta === undefined) throw new Error(`sem resposta para ${chave}`)
    if (resposta === 'sem rede') throw new TypeError('Failed to fetch')
    const { status = 200, json, cabecalhos = {} } = resposta
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json', ...cabecalhos },
    })
  })
  onTestFinished(() => falso.mockRestore())
  return pedidos
}
