import { multaDeFidelidade } from '#catalogo/preco/multa.ts'
import { formatarData } from '#valores/data.ts'
import { mesesCompletos } from '#valores/dia.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'
import type { EventoAcordado } from './contrato-acordado.ts'
import { type EstadoDoContrato, fimDaFidelidade } from './contrato-estado.ts'
import type { MultaDoContrato } from './contrato-visto.ts'

type Saida = {
  dia: string
  ativo_desde: string | null
  arrependimento_ate: string | null
  culpaDoProvedor?: boolean
}

/** What leaving on a day costs. Time suspended counts as served: the client did not leave. */
export const multaNoDia = (
  { situacao, fidelidade }: Pick<EstadoDoContrato, 'situacao' | 'fidelidade'>,
  { dia, ativo_desde, arrependimento_ate, culpaDoProvedor = false }: Saida,
): MultaDoContrato => {
  const meses = fidelidade?.meses ?? 0
  const cumpridos = fidelidade ? Math.min(meses, mesesCompletos(fidelidade.inicio, dia)) : 0
  const restantes = meses - cumpridos
  const sem = (causa: MultaDoContrato['causa'], texto: string) => ({
    ...{ dia, valor: 0, causa, texto },
    ...{ cumpridos, restantes },
  })
  if (situacao === 'CANCELADO') return sem('CANCELADO', 'O contrato está cancelado')
  if (!ativo_desde || dia < ativo_desde)
    return sem('ANTES_DA_ATIVACAO', 'Antes da instalação não há fidelidade, e por isso não há multa')
  if (culpaDoProvedor) return sem('CULPA_DO_PROVEDOR', 'A culpa é do provedor: o cliente sai sem multa')
  if (arrependimento_ate && dia <= arrependimento_ate)
    return sem(
      'ARREPENDIMENTO',
      `Até ${formatarData(arrependimento_ate)} o cliente pode desistir da venda sem multa`,
    )
  if (!fidelidade?.beneficio_valor)
    return sem('SEM_FIDELIDADE', 'O contrato não tem fidelidade: o cliente sai sem multa')
  if (restantes <= 0)
    return sem('FIDELIDADE_CUMPRIDA', `A fidelidade acabou em ${formatarData(fimDaFidelidade(fidelidade))}`)
  const beneficio = fidelidade.beneficio_valor
  const falta = restantes === 1 ? 'Falta' : 'Faltam'
  const deQuantos = meses === 1 ? 'mês' : `dos ${meses} meses`
  return {
    dia,
    valor: multaDeFidelidade({ beneficio, meses, cumpridos }),
    causa: 'FIDELIDADE',
    texto: `${falta} ${restantes} ${deQuantos} de fidelidade: ${formatarDinheiro(beneficio)} de benefício × ${restantes} ÷ ${meses}`,
    cumpridos,
    restantes,
  }
}

/** Null: the contract goes on. */
export const multaDoEvento = (
  evento: EventoAcordado,
  antes: EstadoDoContrato,
  dias: Pick<Saida, 'ativo_desde' | 'arrependimento_ate'>,
): MultaDoContrato | null =>
  evento.tipo === 'CANCELAMENTO'
    ? multaNoDia(antes, { ...dias, dia: evento.dia, culpaDoProvedor: evento.dados.culpa_do_provedor })
    : null
