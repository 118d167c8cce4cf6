import type { SuspensaoSugerida, TipoDeSuspensao } from '@balcao/contract/cobranca/suspensao-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Checkbox } from '@mantine/core'
import { LinkDoCliente } from '#partes/cliente/LinkSePode.tsx'
import type { Escolha } from './Sugestoes.tsx'
import classes from './Suspensoes.module.css'
import { doTipo, textos } from './suspensao.textos.ts'

type ListaProps = { tipo: TipoDeSuspensao; itens: SuspensaoSugerida[]; escolha: Escolha }

export function ListaDeContratos({ tipo, itens, escolha }: ListaProps) {
  const { marcados } = escolha
  const todos = marcados.length === itens.length
  return (
    <>
      <Checkbox
        className={classes.todos ?? ''}
        label={textos.todos}
        checked={todos}
        indeterminate={!todos && marcados.length > 0}
        onChange={(evento) => escolha.marcarTodos(evento.currentTarget.checked)}
      />
      <ul className={classes.lista} aria-label={doTipo[tipo].titulo}>
        {itens.map((item) => (
          <UmContrato
            key={item.contrato_id}
            tipo={tipo}
            item={item}
            marcado={marcados.includes(item.contrato_id)}
            aoMarcar={(marcado) => escolha.marcar(item.contrato_id, marcado)}
          />
        ))}
      </ul>
    </>
  )
}

type UmContratoProps = {
  tipo: TipoDeSuspensao
  item: SuspensaoSugerida
  marcado: boolean
  aoMarcar: (marcado: boolean) => void
}

function UmContrato({ tipo, item, marcado, aoMarcar }: UmContratoProps) {
  const { cliente, plano, empresa, dias, boletos, valor } = item
  return (
    <li className={classes.contrato}>
      <Checkbox
        aria-label={cliente.nome}
        checked={marcado}
        onChange={(evento) => aoMarcar(evento.currentTarget.checked)}
      />
      <div className={classes.quem}>
        <LinkDoCliente id={cliente.id} className={classes.link}>
          <span className={classes.nome}>{cliente.nome}</span>
        </LinkDoCliente>
        <span className={classes.detalhe}>
          {plano} · {empresa}
        </span>
      </div>
      <div className={classes.quanto}>
        {boletos > 0 && <strong>{formatarDinheiro(valor)}</strong>}
        <span className={classes.detalhe}>
          {boletos > 1 ? textos.boletos(boletos, dias) : doTipo[tipo].ha(dias)}
        </span>
      </div>
    </li>
  )
}
