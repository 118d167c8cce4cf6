import type { Etiqueta } from '@balcao/contract/catalogo/oferta-etiqueta'
import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Etiqueta.module.css'
import { textos } from './etiqueta.textos.ts'
import { Quadro } from './Quadro.tsx'

export function FidelidadeDaEtiqueta({ etiqueta }: { etiqueta: Etiqueta }) {
  const { fidelidade_meses, beneficio_descricao, beneficio_valor } = etiqueta.plano
  if (fidelidade_meses === 0)
    return (
      <Quadro titulo={textos.fidelidade} largo>
        <p>{textos.semFidelidade}</p>
      </Quadro>
    )
  return (
    <Quadro titulo={textos.fidelidade} largo>
      <p>
        {dinheiroSemQuebra(
          `${emMeses(fidelidade_meses)}, em troca de: ${beneficio_descricao} (${formatarDinheiro(beneficio_valor)}).`,
        )}
      </p>
      <p className={classes.legenda}>{textos.multa}</p>
      <ol className={classes.multas}>
        {etiqueta.preco.meses.slice(0, fidelidade_meses).map(({ numero, multa }) => (
          <li key={numero}>
            <span>{numero}º</span> {formatarDinheiro(multa)}
          </li>
        ))}
      </ol>
      <p className={classes.nota}>{textos.notaDaMulta}</p>
    </Quadro>
  )
}
