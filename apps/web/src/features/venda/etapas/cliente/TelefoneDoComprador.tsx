import { ehFixo } from '@balcao/contract/valores/telefone'
import { ActionIcon, Switch } from '@mantine/core'
import { memo, use } from 'react'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { Icone } from '#ui/Icone.tsx'
import { useEventos } from '#ui/useEventos.ts'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'

type TelefoneDoCompradorProps = {
  lugar: number
  numero: string
  whatsapp: boolean
  unico: boolean
  aoMudar: (mudanca: { numero?: string; whatsapp?: boolean }) => void
  aoTirar: () => void
  aoSair: () => void
}

type LinhaProps = TelefoneDoCompradorProps & { erro: string | undefined }

const Linha = memo(({ lugar, numero, whatsapp, unico, erro, aoMudar, aoTirar, aoSair }: LinhaProps) => {
  const fixo = ehFixo(numero)
  return (
    <div className={classes.telefone}>
      <CampoTelefone
        data-path={`cliente.telefones.${lugar}.numero`}
        label={textos.telefone(lugar)}
        withAsterisk={lugar === 0}
        autoComplete="off"
        value={numero}
        error={erro}
        onChange={(novo) => aoMudar({ numero: novo })}
        onBlur={aoSair}
      />
      <Switch
        label={fixo ? textos.semWhatsapp : textos.whatsapp}
        checked={whatsapp && !fixo}
        disabled={fixo}
        onChange={({ currentTarget }) => aoMudar({ whatsapp: currentTarget.checked })}
      />
      {!unico && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={textos.tirarTelefone(lugar)}
          onClick={aoTirar}
        >
          <Icone nome="tabler:x" tamanho={16} />
        </ActionIcon>
      )}
    </div>
  )
})

/** A refusal of the phones as a whole belongs under the first. */
export function TelefoneDoComprador(props: TelefoneDoCompradorProps) {
  const { aoMudar, aoTirar, aoSair, lugar, ...aspecto } = props
  const formulario = use(ContextoFormulario)
  const erroDe = (campo: string) => formulario?.getInputProps(campo).error as string | undefined
  const erro =
    erroDe(`cliente.telefones.${lugar}.numero`) ?? (lugar === 0 ? erroDe('cliente.telefones') : undefined)
  return <Linha {...aspecto} lugar={lugar} erro={erro} {...useEventos({ aoMudar, aoTirar, aoSair })} />
}
