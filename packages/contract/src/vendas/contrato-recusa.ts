import { formatarData } from '#valores/data.ts'
import { somarMeses } from '#valores/dia.ts'
import type { TipoPessoa } from '#valores/pessoa.ts'
import type { Acordo, EventoAcordado } from './contrato-acordado.ts'
import type { EstadoDoContrato, ItemDoContrato } from './contrato-estado.ts'
import { eventosDeContrato, impedimentoDoEvento, type TipoEvento } from './contrato-evento.ts'

/** Why something cannot be done, and the field to blame. */
export type RecusaDeEvento = { campo: string | null; texto: string }

const porCausaDe = (campo: string | null, texto: string): RecusaDeEvento => ({ campo, texto })

/** How many of an additional the contract has. */
export const quantosTem = (itens: readonly ItemDoContrato[], id: string): number =>
  itens.filter((item) => item.id === id).reduce((soma, { quantidade }) => soma + quantidade, 0)

/** How many of it may leave: of what the plan requires, one must stay. */
export const quantosSaem = (itens: readonly ItemDoContrato[], id: string): number =>
  quantosTem(itens, id) - (itens.some((item) => item.id === id && item.obrigatorio) ? 1 : 0)

export const NADA_QUE_SAIA = 'O contrato não tem adicional que possa sair'

/** Why nothing of this kind can happen to a contract as it is, whatever is chosen. Null when something can. */
export const impedimentoNoContrato = (
  tipo: TipoEvento,
  { situacao, itens }: Pick<EstadoDoContrato, 'situacao' | 'itens'>,
): string | null => {
  const impedimento = impedimentoDoEvento(tipo, situacao)
  if (impedimento || tipo !== 'ADICIONAL_SAI') return impedimento
  return itens.some(({ id }) => quantosSaem(itens, id) > 0) ? null : NADA_QUE_SAIA
}

/** Why this agreement does not fit the contract as it is then. Null when it does. */
export const recusaDoAcordo = (estado: EstadoDoContrato, acordo: Acordo): RecusaDeEvento | null => {
  const impedimento = impedimentoDoEvento(acordo.tipo, estado.situacao)
  if (impedimento) return porCausaDe(null, impedimento)
  switch (acordo.tipo) {
    case 'TROCA_PLANO':
      return recusaDaTroca(estado, acordo.dados)
    case 'ADICIONAL_ENTRA':
      return recusaDaEntrada(estado, acordo.dados)
    case 'ADICIONAL_SAI':
      return recusaDaSaida(estado, acordo.dados.adicional)
    case 'MUDANCA_ENDERECO':
      if (acordo.endereco_id === estado.endereco_id)
        return porCausaDe('dados.endereco_id', 'O contrato já é neste endereço')
      return doPlanoCerto(estado, acordo.dados.plano_id, 'A mudança')
    case 'TRANSFERENCIA':
      if (acordo.cliente_id === estado.cliente_id)
        return porCausaDe('dados.cliente_id', 'O contrato já é deste cliente')
      return paraQuemSeVende(estado, acordo.dados.tipo_pessoa, 'dados.cliente_id')
    default:
      return null
  }
}

type Dados<T extends TipoEvento> = Extract<Acordo, { tipo: T }>['dados']

const recusaDaTroca = (estado: EstadoDoContrato, { plano, codigo_ibge }: Dados<'TROCA_PLANO'>) => {
  if (plano.id === estado.plano.id)
    return porCausaDe('dados.plano_id', `O contrato já é do plano ${estado.plano.nome}`)
  if (codigo_ibge !== estado.codigo_ibge)
    return porCausaDe('dia', 'A troca de plano foi acertada para um endereço em outra cidade')
  return paraQuemSeVende({ ...estado, plano }, estado.tipo_pessoa, 'dados.plano_id')
}

const recusaDaEntrada = (estado: EstadoDoContrato, { adicional, plano_id }: Dados<'ADICIONAL_ENTRA'>) => {
  const { id, nome, quantidade, quantidade_maxima, incompativel_com } = adicional
  const outro = estado.itens.find((item) => incompativel_com.includes(item.id))
  if (outro) return porCausaDe('dados.adicional_id', `${nome} e ${outro.nome} não podem ser vendidos juntos`)
  if (quantosTem(estado.itens, id) + quantidade > quantidade_maxima)
    return porCausaDe('dados.quantidade', `${nome}: a quantidade máxima é ${quantidade_maxima}`)
  return doPlanoCerto(estado, plano_id, 'O adicional')
}

const recusaDaSaida = (
  { itens }: EstadoDoContrato,
  { id, quantidade }: Dados<'ADICIONAL_SAI'>['adicional'],
) => {
  const tem = quantosTem(itens, id)
  const item = itens.find((um) => um.id === id)
  if (!item) return porCausaDe('dados.adicional_id', 'O contrato não tem este adicional')
  if (quantidade > tem) return porCausaDe('dados.quantidade', `O contrato só tem ${tem} de ${item.nome}`)
  if (quantidade > quantosSaem(itens, id))
    return porCausaDe('dados.adicional_id', `${item.nome} é obrigatório neste plano e não pode sair`)
  return null
}

const doPlanoCerto = (estado: EstadoDoContrato, plano_id: string, o_que: string) =>
  plano_id === estado.plano.id
    ? null
    : porCausaDe('dia', `${o_que} foi acertad${o_que.startsWith('A') ? 'a' : 'o'} com outro plano`)

const paraQuemSeVende = ({ plano }: EstadoDoContrato, tipo_pessoa: TipoPessoa, campo: string) =>
  plano.tipos_pessoa.includes(tipo_pessoa)
    ? null
    : porCausaDe(
        campo,
        `${plano.nome} não é vendido para pessoa ${tipo_pessoa === 'PF' ? 'física' : 'jurídica'}`,
      )

type DiasDoContrato = {
  hoje: string
  ativo_desde: string | null
  arrependimento_ate: string | null
  protocolo: number
}

const MESES_A_FRENTE = 12

/** Why nothing of this kind can be agreed for this day. Null when it can. */
export const recusaDoDia = (
  tipo: TipoEvento,
  dia: string,
  { hoje, ativo_desde, arrependimento_ate, protocolo }: DiasDoContrato,
  ocupados: readonly Pick<EventoAcordado, 'dia' | 'tipo' | 'situacao'>[],
): RecusaDeEvento | null => {
  if (!ativo_desde) return porCausaDe(null, impedimentoDoEvento(tipo, 'AGUARDANDO_INSTALACAO') ?? '')
  if (dia < ativo_desde)
    return porCausaDe('dia', `O contrato só começou em ${formatarData(ativo_desde)}: escolha um dia depois`)
  if (dia < hoje) return porCausaDe('dia', 'Este dia já passou: escolha hoje ou um dia à frente')
  const ultimo = somarMeses(hoje, MESES_A_FRENTE)
  if (dia > ultimo)
    return porCausaDe('dia', `Só é possível planejar até um ano à frente: ${formatarData(ultimo)}`)
  const outro = ocupados.find((evento) => evento.dia === dia)
  if (outro)
    return porCausaDe(
      'dia',
      `Já há um evento em ${formatarData(dia)}: ${eventosDeContrato[outro.tipo].nome}. Desfaça-o ou escolha outro dia`,
    )
  const fim = ocupados.find(({ tipo, situacao }) => tipo === 'CANCELAMENTO' && situacao === 'PLANEJADO')
  if (fim && fim.dia < dia)
    return porCausaDe(
      'dia',
      `O contrato será cancelado em ${formatarData(fim.dia)}: escolha um dia antes desse, ou desfaça primeiro o cancelamento planejado`,
    )
  if (!arrependimento_ate || dia > arrependimento_ate) return null
  const ate = formatarData(arrependimento_ate)
  if (tipo === 'CANCELAMENTO')
    return porCausaDe(
      'dia',
      `Até ${ate} o cliente pode desistir sem multa: registre o arrependimento na venda nº ${protocolo}`,
    )
  if (tipo === 'TRANSFERENCIA')
    return porCausaDe('dia', `Até ${ate} o cliente ainda pode desistir da venda: transfira depois`)
  return null
}
