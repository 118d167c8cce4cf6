import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { Alert, Button } from '@mantine/core'
import { useConfiguracao } from '#configuracao.ts'
import { quando } from '#ui/quando.ts'
import classes from './Oferta.module.css'
import { textos } from './oferta.textos.ts'
import { useOfertas } from './useOfertas.ts'

/** Of when the offers are. Without network they may be of another day, and prices are dated. */
export function AvisoDasOfertas() {
  const { dia, atualizadas_em, tentarDeNovo } = useOfertas()
  const { fuso_horario } = useConfiguracao()
  if (!atualizadas_em) return null
  const deOutroDia = dia !== diaNoFuso(new Date(), fuso_horario)
  return (
    <>
      {deOutroDia && <Alert color="warning">{textos.outroDia(formatarData(dia))}</Alert>}
      <p className={classes.quando}>
        {textos.atualizadas(quando(atualizadas_em))}
        <Button variant="subtle" size="compact-xs" onClick={tentarDeNovo}>
          {textos.atualizar}
        </Button>
      </p>
    </>
  )
}
