import { useWindowEvent } from '@mantine/hooks'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Icone } from '#ui/Icone.tsx'
import { useFocoAoTrocar } from '#ui/useFocoAoTrocar.ts'
import { textos } from '../importacao.textos.ts'
import classes from './Arquivo.module.css'

type AreaDeSoltarProps = {
  /** Why no file is accepted yet. */
  motivo: string | null
  aoEscolher: (arquivos: File[]) => void
  /** Shown instead of the invitation while a file is being sent. */
  children?: ReactNode
}

const t = textos.arquivo
const ACEITOS = '.csv,.txt,.tsv,.xlsx'

/** A file dropped outside the target would replace the whole page. */
const ignorar = (evento: globalThis.DragEvent) => evento.preventDefault()

/** Drop a file here. For keyboard and phone, there is the button inside. */
export function AreaDeSoltar({ motivo, aoEscolher, children }: AreaDeSoltarProps) {
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
      aria-label={t.rotulo}
      className={classes.area}
      data-sobre={(sobre && !children) || undefined}
      onDragOver={() => setSobre(true)}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <input
        ref={input}
        type="file"
        accept={ACEITOS}
        aria-label={t.rotulo}
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
            <Icone nome="tabler:file-spreadsheet" tamanho={36} />
            <p>
              <span className={classes.soComMouse}>{t.solte}</span>
              <BotaoComMotivo motivo={motivo} onClick={() => input.current?.click()}>
                {t.escolher}
              </BotaoComMotivo>
            </p>
            <small>{motivo ? `${motivo}.` : t.formatos}</small>
          </>
        )}
      </div>
    </fieldset>
  )
}
