import { useWindowEvent } from '@mantine/hooks'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { BotaoComMotivo } from '../BotaoComMotivo.tsx'
import { Icone } from '../Icone.tsx'
import { useFocoAoTrocar } from '../useFocoAoTrocar.ts'
import classes from './Arquivo.module.css'
import { textos } from './arquivo.textos.ts'

type AreaDeSoltarProps = {
  /** What is wanted here, for screen readers. */
  rotulo: string
  icone: string
  /** Invites to drop a file here. The button to choose one follows. */
  solte: string
  /** What may be sent. */
  dica: string
  /** The endings that the browser offers. Missing: any file. */
  aceitos?: string
  /** Why no file is accepted yet. */
  motivo?: string | null
  aoEscolher: (arquivos: File[]) => void
  /** Shown instead of the invitation while a file is being sent. */
  children?: ReactNode
}

/** A file dropped outside the target would replace the whole page. */
const ignorar = (evento: globalThis.DragEvent) => evento.preventDefault()

/** Drop a file here. For keyboard and phone, there is the button inside. */
export function AreaDeSoltar({
  rotulo,
  aceitos,
  motivo,
  aoEscolher,
  children,
  ...convite
}: AreaDeSoltarProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sobre, setSobre] = useState(false)
  const area = useFocoAoTrocar<HTMLFieldSetElement>(children ? 1 : 0)
  useWindowEvent('dragover', ignorar)
  useWindowEvent('drop', ignorar)

  function soltar(evento: DragEvent) {
    setSobre(false)
    if (!children) aoEscolher([...evento.dataTransfer.files])
  }

  return (
    <fieldset
      ref={area}
      tabIndex={-1}
      aria-label={rotulo}
      className={classes.area}
      data-sobre={(sobre && !children) || undefined}
      onDragOver={() => setSobre(true)}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <input
        ref={input}
        type="file"
        accept={aceitos}
        aria-label={rotulo}
        tabIndex={-1}
        className={classes.escondido}
        onChange={({ currentTarget }) => {
          aoEscolher([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again, once corrected, after a refusal.
          currentTarget.value = ''
        }}
      />
      <div className={classes.miolo}>
        {children ?? (
          <>
            <Icone nome={convite.icone} tamanho={36} />
            <p>
              <span className={classes.soComMouse}>{convite.solte}</span>
              <BotaoComMotivo motivo={motivo} onClick={() => input.current?.click()}>
                {textos.escolher}
              </BotaoComMotivo>
            </p>
            <small>{motivo ? `${motivo}.` : convite.dica}</small>
          </>
        )}
      </div>
    </fieldset>
  )
}
