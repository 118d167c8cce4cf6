import { type Permissao, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import { Motivo } from '#ui/Motivo.tsx'
import { useMatriz } from './estado-da-matriz.ts'
import { textos } from './grupo-permissao.textos.ts'
import classes from './Matriz.module.css'
import { QuemTem } from './QuemTem.tsx'

type CaixaDaPermissaoProps = {
  permissao: Permissao
  /** In a column, the header already gives the name. Elsewhere the box has its own. */
  semNome?: boolean
}

export function CaixaDaPermissao({ permissao, semNome = false }: CaixaDaPermissaoProps) {
  const { marcadas, salvas, travada, podeMudar, mudar } = useMatriz()
  const marcada = marcadas.has(permissao)
  const mudou = marcada !== salvas.has(permissao)
  const alheia = !travada && !podeMudar(permissao)
  const rotulo = rotuloDaPermissao(permissao)
  return (
    <span
      className={classes.caixa}
      data-mudanca={mudou ? (marcada ? 'concedida' : 'retirada') : undefined}
      data-alheia={alheia || undefined}
    >
      <Motivo texto={alheia ? textos.naoPossui : null}>
        {/* Not really disabled, because the reason must be reachable with the keyboard. */}
        <Checkbox
          checked={marcada}
          disabled={travada}
          onChange={(evento) => !alheia && mudar([permissao], evento.currentTarget.checked)}
          {...(semNome ? { 'aria-label': rotulo } : { label: rotulo })}
          {...(alheia && { 'aria-disabled': true, 'aria-description': textos.naoPossui })}
        />
      </Motivo>
      {mudou && <VisuallyHidden>{marcada ? textos.seraConcedida : textos.seraRetirada}</VisuallyHidden>}
      <QuemTem permissao={permissao} />
    </span>
  )
}
