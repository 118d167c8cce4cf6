import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import classes from './Configuracao.module.css'
import { useTestarMicrosoft } from './configuracao.data.ts'
import { textos } from './configuracao.textos.ts'
import { ResultadoDoTeste } from './ResultadoDoTeste.tsx'

export function TesteDaMicrosoft({ porSalvar, motivo }: { porSalvar: boolean; motivo: string | null }) {
  const testar = useTestarMicrosoft()
  return (
    <div className={classes.teste}>
      <div className={classes.disparo}>
        <BotaoComMotivo
          variant="default"
          loading={testar.isPending}
          motivo={motivo}
          onClick={() => testar.mutate()}
        >
          {textos.testarMicrosoft}
        </BotaoComMotivo>
      </div>
      {porSalvar && <p className={classes.aviso}>{textos.testeUsaOSalvo}</p>}
      {!testar.isPending && <ResultadoDoTeste resultado={testar.data} erro={testar.error} />}
    </div>
  )
}
