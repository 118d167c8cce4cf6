import { useState } from 'react'
import { useSessao } from '#sessao.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import classes from './Configuracao.module.css'
import { useTestarEmail } from './configuracao.data.ts'
import { textos } from './configuracao.textos.ts'
import { ResultadoDoTeste } from './ResultadoDoTeste.tsx'

type TesteProps = {
  /** The group has changes that the test does not know about yet. */
  porSalvar: boolean
  /** Why the person may not run the test. */
  motivo: string | null
}

export function TesteDeEmail({ porSalvar, motivo }: TesteProps) {
  const { usuarioAutenticado } = useSessao()
  const [para, setPara] = useState(usuarioAutenticado?.email ?? '')
  const testar = useTestarEmail()
  const enviar = () => testar.mutate(para)
  return (
    <div className={classes.teste}>
      <div className={classes.disparo}>
        <CampoEmail
          label={textos.testarPara}
          value={para}
          onChange={setPara}
          disabled={motivo !== null}
          autoComplete="off"
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter') return
            // It is inside the form of the settings and must not submit it.
            evento.preventDefault()
            enviar()
          }}
        />
        <BotaoComMotivo variant="default" loading={testar.isPending} motivo={motivo} onClick={enviar}>
          {textos.testarEmail}
        </BotaoComMotivo>
      </div>
      {porSalvar && <p className={classes.aviso}>{textos.testeUsaOSalvo}</p>}
      {!testar.isPending && <ResultadoDoTeste resultado={testar.data} erro={testar.error} />}
    </div>
  )
}
