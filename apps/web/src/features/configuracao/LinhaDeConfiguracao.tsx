import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import { type Chave, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { quando } from '#ui/quando.ts'
import { CampoDeConfiguracao } from './CampoDeConfiguracao.tsx'
import classes from './Configuracao.module.css'
import type { ValoresDoFormulario } from './configuracao.formulario.ts'
import { textos } from './configuracao.textos.ts'

export type LinhaProps = {
  form: UseFormReturnType<ValoresDoFormulario>
  registro: ConfiguracaoGeral
  podeEditar: boolean
  /** Whether the person may also change the settings that mail and logins depend on. */
  administrador: boolean
}

type LinhaDeConfiguracaoProps = LinhaProps & {
  chave: Chave
  escondida: boolean
  /** Why it is locked, when its group does not say so. */
  motivo: string | null
}

/** One setting: its field, who changed it, and how to restore the default. */
export function LinhaDeConfiguracao(props: LinhaDeConfiguracaoProps) {
  const { chave, escondida, form, registro, podeEditar, administrador, motivo } = props
  const valores = form.getValues()
  const { rotulo, padrao, secreta, restrita } = definicaoDe(chave)
  const travada = Boolean(restrita) && !administrador
  const alteracao = registro.alteradas[chave]
  const muda = podeEditar && !travada
  const noPadrao = JSON.stringify(valores[chave]) === JSON.stringify(padrao)
  return (
    <div
      className={classes.linha}
      hidden={escondida}
      data-mudada={form.isDirty(chave) || undefined}
      data-travada={travada || undefined}
    >
      <CampoDeConfiguracao chave={chave} valores={valores} segredos={registro.segredos} travada={travada} />
      {motivo && <p className={classes.nota}>{motivo}</p>}
      {(alteracao || (muda && !noPadrao && !secreta)) && (
        <p className={classes.pe}>
          {alteracao && (
            <span>{textos.alteradoPor(alteracao.por ?? textos.alguem, quando(alteracao.em))}</span>
          )}
          {muda && !noPadrao && !secreta && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={textos.voltarEste(rotulo)}
              onClick={() => form.setValues({ [chave]: padrao })}
            >
              {textos.voltarAoPadrao}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
