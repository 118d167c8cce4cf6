import { useRascunho } from '../rascunho/aberto.ts'
import { EstadoDoSalvo } from '../rascunho/EstadoDoSalvo.tsx'
import { textos } from '../venda.textos.ts'
import classes from './Moldura.module.css'

/** Who the sale is for, and where it is safe. */
export function LinhaDaVenda() {
  const { dados, consulta, corrige } = useRascunho()
  const nome = dados.cliente.nome ?? (dados.cliente.id && consulta?.cliente?.nome)
  return (
    <div className={classes.linha}>
      <span>{nome ? textos[corrige ? 'correcaoPara' : 'vendaPara'](nome) : textos.venda}</span>
      <EstadoDoSalvo />
    </div>
  )
}
