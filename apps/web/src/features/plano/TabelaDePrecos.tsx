import type { Plano, PrecoDoPlano } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { DesfazerPreco } from './DesfazerPreco.tsx'
import classes from './Plano.module.css'
import { rotulos, textos } from './plano.textos.ts'

const tons: Record<PrecoDoPlano['situacao'], TomDaSituacao> = {
  FUTURO: 'informacao',
  VIGENTE: 'sucesso',
  PASSADO: 'neutro',
}

type TabelaDePrecosProps = { plano: Plano; motivo: string | null }

/** Current, future and past prices. Past ones can only be read. */
export function TabelaDePrecos({ plano, motivo }: TabelaDePrecosProps) {
  return (
    <table className={classes.precos} aria-label={textos.precos}>
      <thead>
        <tr>
          <th scope="col">{rotulos.a_partir_de}</th>
          <th scope="col" className={classes.numero}>
            {rotulos.valor_mensal}
          </th>
          <th scope="col" className={`${classes.numero} ${classes.taxa}`}>
            {rotulos.taxa_instalacao}
          </th>
          <th scope="col">{rotulos.situacao}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {plano.precos.map((preco) => (
          <tr key={preco.a_partir_de}>
            <td>{formatarData(preco.a_partir_de)}</td>
            <td className={classes.numero}>{formatarDinheiro(preco.valor_mensal)}</td>
            <td className={`${classes.numero} ${classes.taxa}`} data-rotulo={rotulos.taxa_instalacao}>
              {formatarDinheiro(preco.taxa_instalacao)}
            </td>
            <td>
              <Situacao tom={tons[preco.situacao]}>{textos.situacaoDoPreco[preco.situacao]}</Situacao>
            </td>
            <td className={classes.acao}>
              {preco.situacao === 'FUTURO' && <DesfazerPreco plano={plano} preco={preco} motivo={motivo} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
