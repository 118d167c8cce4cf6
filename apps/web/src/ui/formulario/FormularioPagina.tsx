import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icone } from '../Icone.tsx'
import { PaginaCabecalho } from '../PaginaCabecalho.tsx'
import { textos } from '../textos.ts'
import { DescartarAlteracoes } from './DescartarAlteracoes.tsx'
import classes from './Formulario.module.css'
import { Formulario } from './Formulario.tsx'
import { textos as t } from './formulario.textos.ts'
import type { FormularioProps } from './tipos.ts'
import { useSaidaProtegida } from './useSaidaProtegida.ts'

type FormularioPaginaProps<V, E> = FormularioProps<V, E> & {
  trilha?: ReactNode
  /** Beside the title: the record's state. */
  selo?: ReactNode
  /** Beside the title: what can be done with the record apart from saving it. */
  acoes?: ReactNode
  /** Why the person may look but not change. Everything stays in place but locked, below this reason. */
  somenteLeitura?: string | null
}

/**
 * A form that is a whole screen. After a save that stays here, the screen must take the saved values as the
 * new starting point (`form.resetDirty`), or leaving will still ask about them.
 */
export function FormularioPagina<V, E>(props: FormularioPaginaProps<V, E>) {
  const { titulo, trilha, selo, acoes, aoFechar, textoSalvar, somenteLeitura, children, ...resto } = props
  const sujo = resto.form.isDirty() && !resto.enviando
  const saida = useSaidaProtegida({ sujo, naMesmaPagina: false })
  return (
    <>
      <PaginaCabecalho titulo={titulo} trilha={trilha} selo={selo} acoes={acoes} />
      <div className={classes.pagina}>
        <Formulario
          {...resto}
          travado={Boolean(somenteLeitura)}
          // Ctrl+S must not bypass the lock either.
          aoEnviar={somenteLeitura ? () => undefined : resto.aoEnviar}
          botoes={
            <>
              {sujo && <span className={classes.aviso}>{t.naoSalvo}</span>}
              <Button variant="default" onClick={() => saida.pedirSaida(aoFechar)}>
                {textos.acao.cancelar}
              </Button>
              <Button type="submit" loading={resto.enviando} disabled={Boolean(somenteLeitura)}>
                {textoSalvar ?? textos.acao.salvar}
              </Button>
            </>
          }
        >
          {somenteLeitura && <Alert icon={<Icone nome="tabler:lock" />}>{somenteLeitura}</Alert>}
          {children}
        </Formulario>
      </div>
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </>
  )
}
