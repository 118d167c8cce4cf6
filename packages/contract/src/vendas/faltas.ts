import * as z from 'zod/mini'
import type { TipoAnexo } from '#base/anexo.ts'
import { nomesDosAnexos } from '#provedor/canal-venda.ts'
import { mensagem } from '#valores/mensagens.ts'
import { recusaDeNascimento } from '#valores/nascimento.ts'
import type { TipoPessoa } from '#valores/pessoa.ts'
import { Etapa } from './etapas.ts'
import { idadeEm, MAIORIDADE } from './idade.ts'
import { recusaDoPedido } from './pedido-de-instalacao.ts'
import type { DadosDoRascunho } from './rascunho.ts'
import { soDoTipo } from './so-do-tipo.ts'
import { ClienteDaVenda, DadosDaVenda, EnderecoDaVenda } from './venda-dados.ts'

/** Something that keeps a sale from being sent: where it is, and what to do. */
export const Falta = z.object({ etapa: Etapa, campo: z.string(), texto: z.string() })
export type Falta = z.infer<typeof Falta>

/** What a draft is held against. The browser knows it offline too, the server asks for it anew. */
export type Contexto = {
  hoje: string
  /** Of the provider's clock, 0 to 23. */
  hora: number
  /** It was sent before: what was wished for then could still be. */
  enviada?: boolean | undefined
  /** Of an existing client, the fields that the record has: an untouched one is as on record. */
  noRegistro: readonly string[]
  tipoNoRegistro?: TipoPessoa | undefined
  /** The birth date on record of who buys, where it is known. */
  nascimentoNoRegistro?: string | null | undefined
  canal: { anexos_obrigatorios: readonly TipoAnexo[]; exige_aceite_digital: boolean } | null
  diasDeVencimento: readonly number[]
  anexos: readonly TipoAnexo[]
}

/** Where the digital acceptance is wanted, the subscriber may send these; the audio and the proof of sale never. */
const DO_ASSINANTE: readonly TipoAnexo[] = ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'COMPROVANTE_ENDERECO']

/** The required documents that may be left to the subscriber, who then cannot accept without them. */
export const anexosDoAssinante = (canal: Contexto['canal']): TipoAnexo[] =>
  (canal?.anexos_obrigatorios ?? []).filter(
    (tipo) => canal?.exige_aceite_digital && DO_ASSINANTE.includes(tipo),
  )

export const anexosExigidos = (canal: Contexto['canal']): TipoAnexo[] =>
  (canal?.anexos_obrigatorios ?? []).filter((tipo) => !anexosDoAssinante(canal).includes(tipo))

const ETAPA_DO_CAMPO: Record<string, Etapa> = {
  empresa_id: 'cliente',
  canal_venda_id: 'cliente',
  plano_id: 'plano',
  adicionais: 'adicionais',
  promocoes: 'promocao',
  cupom: 'promocao',
}

const problemas = (esquema: z.ZodMiniType, valor: unknown) => {
  const lido = esquema.safeParse(valor)
  return lido.success
    ? []
    : lido.error.issues.map(({ path, message }) => ({ campo: path.join('.'), texto: message }))
}

/** One refusal for each field: the first says what to do. */
const umaPorCampo = (faltas: Falta[]) =>
  faltas.filter(
    ({ etapa, campo }, i) => faltas.findIndex((f) => f.etapa === etapa && f.campo === campo) === i,
  )

const faltasDoCliente = ({ cliente: { id, ...tudo } }: DadosDoRascunho, contexto: Contexto): Falta[] => {
  const tipo = tudo.tipo_pessoa ?? (id === undefined ? undefined : contexto.tipoNoRegistro)
  const digitado = soDoTipo(tudo, tipo)
  const noRegistro = (campo: string) =>
    id !== undefined && contexto.noRegistro.includes(campo) && !(campo in digitado)
  const doEsquema = problemas(ClienteDaVenda, digitado).filter(
    ({ campo }) => !noRegistro(campo.split('.')[0] ?? ''),
  )
  return [...doEsquema, ...faltasDoTipo(tipo, (campo) => Boolean(digitado[campo]) || noRegistro(campo))].map(
    ({ campo, texto }) => ({ etapa: 'cliente', campo: `cliente.${campo}`, texto }),
  )
}

/** What a person or a company must have. The schema asks only once every other field is right. */
const faltasDoTipo = (
  tipo: TipoPessoa | undefined,
  tem: (campo: 'data_nascimento' | 'responsavel') => boolean,
) => {
  if (tipo === 'PF' && !tem('data_nascimento'))
    return [{ campo: 'data_nascimento', texto: mensagem('obrigatorio') }]
  if (tipo === 'PJ' && !tem('responsavel'))
    return [{ campo: 'responsavel', texto: 'Informe quem responde pela empresa' }]
  return []
}

const textoDaIdade = (nascimento: string | null | undefined, hoje: string) => {
  if (!nascimento || Number.isNaN(Date.parse(nascimento))) return null
  return (
    recusaDeNascimento(nascimento, hoje) ??
    (idadeEm(nascimento, hoje) < MAIORIDADE
      ? `Só é possível vender a quem tem ${MAIORIDADE} anos ou mais`
      : null)
  )
}

const faltasDaIdade = ({ cliente }: DadosDoRascunho, contexto: Contexto): Falta[] => {
  const [campo, nascimento] =
    (cliente.tipo_pessoa ?? contexto.tipoNoRegistro) === 'PJ'
      ? ['cliente.responsavel.data_nascimento', cliente.responsavel?.data_nascimento]
      : ['cliente.data_nascimento', cliente.data_nascimento]
  const texto = textoDaIdade(nascimento ?? contexto.nascimentoNoRegistro, contexto.hoje)
  return texto ? [{ etapa: 'cliente', campo, texto }] : []
}

const faltasDoEndereco = ({ endereco: { id, ...digitado } }: DadosDoRascunho): Falta[] =>
  id
    ? []
    : problemas(EnderecoDaVenda, {
        complemento: null,
        referencia: null,
        latitude: null,
        longitude: null,
        ...digitado,
      }).map((problema) => ({ etapa: 'endereco', ...problema, campo: `endereco.${problema.campo}` }))

const faltasDaOferta = ({
  cliente: _,
  endereco: __,
  formato: ___,
  vendedor_id: ____,
  ...resto
}: DadosDoRascunho): Falta[] =>
  problemas(DadosDaVenda, resto).map(({ campo, texto }) => ({
    etapa: ETAPA_DO_CAMPO[campo.split('.')[0] ?? ''] ?? 'pagamento',
    campo,
    texto,
  }))

const faltasDoPagamento = ({ dia_vencimento, agendamento }: DadosDoRascunho, contexto: Contexto): Falta[] => {
  const faltas: Falta[] = []
  if (dia_vencimento !== undefined && !contexto.diasDeVencimento.includes(dia_vencimento))
    faltas.push({ etapa: 'pagamento', campo: 'dia_vencimento', texto: 'Escolha um dos dias oferecidos' })
  const { hoje, hora, enviada } = contexto
  const recusa = recusaDoPedido(agendamento, { hoje, hora: enviada ? 0 : hora })
  return recusa ? [...faltas, { etapa: 'pagamento', ...recusa }] : faltas
}

const faltasDosAnexos = ({ canal, anexos }: Contexto): Falta[] =>
  anexosExigidos(canal)
    .filter((tipo) => !anexos.includes(tipo))
    .map((tipo) => ({ etapa: 'anexos', campo: `anexos.${tipo}`, texto: `Falta: ${nomesDosAnexos[tipo]}` }))

/** Everything that keeps this draft from being sent, at once, in the order of the steps. */
export const faltasDoRascunho = (dados: DadosDoRascunho, contexto: Contexto): Falta[] =>
  umaPorCampo([
    ...faltasDaOferta(dados).filter(({ etapa }) => etapa === 'cliente'),
    ...faltasDoCliente(dados, contexto),
    ...faltasDaIdade(dados, contexto),
    ...faltasDoEndereco(dados),
    ...faltasDaOferta(dados).filter(({ etapa }) => etapa !== 'cliente'),
    ...faltasDoPagamento(dados, contexto),
    ...faltasDosAnexos(contexto),
  ])
