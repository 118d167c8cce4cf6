import type { VendaNaSaida } from '#aparelho/saida.ts'
import type { useSaida } from '#partes/venda/useSaida.ts'
import { Grupo } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'
import { CartaoNaSaida } from './CartaoNaSaida.tsx'

type NaSaidaProps = Pick<ReturnType<typeof useSaida>, 'retirar'> & {
  vendas: readonly VendaNaSaida[]
}

/** Finished sales on their way to the server, and what became of each. */
export function NaSaida({ vendas, retirar }: NaSaidaProps) {
  if (vendas.length === 0) return null
  return (
    <Grupo titulo={textos.saida.titulo}>
      <ul className={classes.lista}>
        {vendas.map((venda) => (
          <CartaoNaSaida key={venda.id} venda={venda} retirar={() => retirar(venda.id)} />
        ))}
      </ul>
    </Grupo>
  )
}
