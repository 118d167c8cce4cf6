import { memo } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { type Salvo, useRascunho } from '../rascunho/aberto.ts'
import { textos } from '../venda.textos.ts'
import classes from './Moldura.module.css'

/** Who the sale is for, and where it is safe. */
export function LinhaDaVenda() {
  const { dados, consulta, salvo } = useRascunho()
  const nome = dados.cliente.nome ?? (dados.cliente.id && consulta?.cliente?.nome)
  return (
    <p className={classes.linha}>
      <span>{nome ? textos.vendaPara(nome) : textos.venda}</span>
      <Guardado {...salvo} />
    </p>
  )
}

const Guardado = memo(({ noAparelho, noServidor }: Salvo) => {
  const { fuso_horario: timeZone } = useConfiguracao()
  const hora =
    noServidor && new Date(noServidor).toLocaleTimeString('pt-BR', { timeZone, timeStyle: 'short' })
  return (
    <span>
      {[noAparelho ? textos.salvo.aqui : textos.salvo.guardando, hora && textos.salvo.servidor(hora)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
})
