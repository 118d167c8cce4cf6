import { Suspense } from 'react'
import { configuracao } from '#configuracao.ts'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'
import { textos } from '#textos/textos.ts'
import { tardio } from '#ui/tardio.ts'
import { BotaoMicrosoft } from './BotaoMicrosoft.tsx'
import { FormularioLogin } from './FormularioLogin.tsx'
import classes from './LoginPage.module.css'

// Only the demonstration downloads it.
const ContasDaDemo = tardio(() => import('./ContasDaDemo.tsx').then(({ ContasDaDemo }) => ContasDaDemo))

/** It does not decide where to go next. Once the session begins, whoever shows this page does. */
export function LoginPage() {
  return (
    <PaginaPublica titulo={textos.acesso.tituloEntrar}>
      <FormularioLogin />
      {configuracao.microsoft && (
        <>
          <div className={classes.ou}>{textos.acesso.ou}</div>
          <BotaoMicrosoft />
        </>
      )}
      {configuracao.demo && (
        <Suspense>
          <ContasDaDemo contas={configuracao.demo} />
        </Suspense>
      )}
    </PaginaPublica>
  )
}
