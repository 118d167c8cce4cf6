import { esquemaDocumentado } from '#infra/http/esquema-json.ts'

type Json = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  oneOf?: Json[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  minItems?: number
  items?: Json
  properties?: Record<string, Json>
}

/** Fields whose rule is code, which a JSON schema cannot express. */
const CONHECIDOS: Record<string, unknown> = {
  email: 'exemplo@teste.br',
  email_suporte: 'exemplo@teste.br',
  email_remetente: 'exemplo@teste.br',
  para: 'exemplo@teste.br',
  telefone: '+5511987654321',
  solicitante_telefone: '+5511987654321',
  cnpj: '11222333000181',
  cpf: '52998224725',
  cpf_cnpj: '52998224725',
  cep: '13010000',
  codigo_ibge: 3509502,
  codigo: 'EXEMPLO-1',
  icone: 'tabler:wifi',
  cor: '#0033a1',
  tipos_pessoa: ['PF'],
  banco: '341',
  agencia: '8214',
  conta: '50232',
  conta_dv: '3',
  carteira: '109',
  chave_pix: 'exemplo@teste.br',
  competencia: '2026-12',
  competencias: ['2026-12'],
  cor_primaria: '#0033a1',
  cor_secundaria: '#0033a1',
  fuso_horario: 'America/Manaus',
  dias_vencimento: [5],
  dias_de_instalacao: ['SEG'],
  expediente_semana: '08:00-18:00',
  expediente_sabado: '08:00-12:00',
  expediente_domingo: '08:00-12:00',
  tipos_de_anexo: ['PDF'],
  sha256: '0'.repeat(64),
  final_cpf: '4725',
  texto_sha256: '0'.repeat(64),
  id_analytics: 'G-EXEMPLO',
  mapeamento: ['cpf_cnpj', 'nome'],
  url: 'https://erp.exemplo.com.br/avisos',
  mapa_url: 'https://mapas.exemplo.com.br/{z}/{x}/{y}.png',
  microsoft_tenant: '00000000-0000-4000-8000-000000000001',
}

/** A value that the schema accepts, derived from the schema itself, so that every new call gets its own. */
const exemplo = (json: Json): unknown => {
  if (json.enum) return json.enum[0]
  if (json.const !== undefined) return json.const
  const opcoes = json.anyOf ?? json.oneOf
  if (opcoes) return exemplo(opcoes.find((opcao) => opcao.type !== 'null') ?? {})
  if (json.type === 'object')
    return Object.fromEntries(
      Object.entries(json.properties ?? {}).map(([nome, p]) => [nome, CONHECIDOS[nome] ?? exemplo(p)]),
    )
  if (json.type === 'array') return json.minItems && json.items ? [exemplo(json.items)] : []
  if (json.type === 'boolean') return true
  if (json.type === 'integer' || json.type === 'number') return Math.max(json.minimum ?? 1, 1)
  if (json.format === 'date') return '2030-01-01'
  if (json.format === 'date-time') return '2030-01-01T12:00:00.000Z'
  if (json.format === 'uuid') return '0192f0c1-0000-7000-8000-000000000000'
  return 'x'.repeat(Math.max(json.minLength ?? 1, Math.min(json.maxLength ?? 12, 12)))
}

type Esquema = Parameters<typeof esquemaDocumentado>[0]

export const exemploDe = (esquema: Esquema | undefined) =>
  (esquema ? exemplo(esquemaDocumentado(esquema, 'input') as Json) : {}) as Record<string, unknown>
