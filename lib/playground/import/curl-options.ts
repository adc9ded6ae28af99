// cspell:disable
import { optionTable } from './options';

/**
 * Every option of curl's manual, by what becomes of it here: those of `curl --help all` of 7.88.1, and what the option list of
 * 8.17 (`src/tool_getparam.c`) has in addition. The reason for what is not taken over is told to the reader.
 */
export const CURL_OPTIONS = optionTable({
  '': `basic continue-at/C= cookie/b= data/d= data-ascii= data-binary= data-raw= data-urlencode= form/F= form-string= get/G
    globoff/g head/I header/H= json= next/: oauth2-bearer= proto-default= range/r= referer/e= request/X= time-cond/z=
    upload-file/T= url= url-query= user/u= user-agent/A=`,
  'what curl shows, saves or returns changes nothing about the request': `buffer/N clobber create-dirs
    create-file-mode= disable/q dump-header/D= etag-save= fail/f fail-early fail-with-body help/h ignore-content-length
    include/i libcurl= manual/M max-filesize= metalink out-null output/o= output-dir= progress-bar/# progress-meter raw
    remote-header-name/J remote-name/O remote-name-all remote-time/R remove-on-error show-error/S show-headers silent/s
    skip-existing stderr= styled-output suppress-connect-headers trace= trace-ascii= trace-config= trace-ids trace-time
    verbose/v version/V write-out/w= xattr`,
  'a browser decides itself how it connects': `abstract-unix-socket= alpn alt-svc= ca-native cacert= capath= cert/E=
    cert-status cert-type= ciphers= compressed connect-to= crlfile= curves= disallow-username-in-url dns-interface=
    dns-ipv4-addr= dns-ipv6-addr= dns-servers= doh-cert-status doh-insecure doh-url= dump-ca-embed ech= egd-file= engine=
    expect100-timeout= false-start form-escape happy-eyeballs-timeout-ms= haproxy-clientip= haproxy-protocol hsts= http0.9
    http1.0/0 http1.1 http2 http2-prior-knowledge http3 http3-only insecure/k interface= ip-tos= ipfs-gateway= ipv4/4
    ipv6/6 keepalive keepalive-cnt= keepalive-time= key= key-type= limit-rate= local-port= mptcp noproxy= npn pass=
    path-as-is pinnedpubkey= preproxy= proto= proxy/x= proxy-anyauth proxy-basic proxy-ca-native proxy-cacert=
    proxy-capath= proxy-cert= proxy-cert-type= proxy-ciphers= proxy-crlfile= proxy-digest proxy-header= proxy-http2
    proxy-insecure proxy-key= proxy-key-type= proxy-negotiate proxy-ntlm proxy-pass= proxy-pinnedpubkey=
    proxy-service-name= proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tls13-ciphers= proxy-tlsauthtype=
    proxy-tlspassword= proxy-tlsuser= proxy-tlsv1 proxy-user/U= proxy1.0= proxytunnel/p random-file= request-target=
    resolve= sessionid sigalgs= socks4= socks4a= socks5= socks5-basic socks5-gssapi socks5-gssapi-nec
    socks5-gssapi-service= socks5-hostname= ssl ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-reqd
    ssl-revoke-best-effort ssl-sessions= sslv2/2 sslv3/3 tcp-fastopen tcp-nodelay tls-earlydata tls-max= tls13-ciphers=
    tlsauthtype= tlspassword= tlsuser= tlsv1/1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding unix-socket= vlan-priority=`,
  'a page cannot sign in this way: enter a token or a key under Authorization': `anyauth aws-sigv4= delegation= digest krb=
    krb4= login-options= negotiate netrc/n netrc-file= netrc-optional ntlm ntlm-wb sasl-authzid= sasl-ir service-name=`,
  'the playground never sends cookies': `cookie-jar/c= junk-session-cookies/j`,
  'the playground has a time limit of its own': `connect-timeout= max-time/m= speed-limit/Y= speed-time/y=`,
  'the playground follows redirects in its own way': `follow location/L location-trusted max-redirs= post301 post302 post303
    proto-redir=`,
  'the playground sends one request at a time': `parallel/Z parallel-immediate parallel-max= parallel-max-host= rate= retry=
    retry-all-errors retry-connrefused retry-delay= retry-max-time=`,
  'a page cannot open files: enter what the file says': `config/K= etag-compare=`,
  'a page does not know curl’s variables: put in the value': `variable=`,
  'for other protocols than HTTP': `append/a compressed-ssh crlf disable-eprt disable-epsv eprt epsv ftp-account=
    ftp-alternative-to-user= ftp-create-dirs ftp-method= ftp-pasv ftp-port/P= ftp-pret ftp-skip-pasv-ip ftp-ssl ftp-ssl-ccc
    ftp-ssl-ccc-mode= ftp-ssl-control ftp-ssl-reqd hostpubmd5= hostpubsha256= knownhosts= list-only/l mail-auth= mail-from=
    mail-rcpt= mail-rcpt-allowfails pubkey= quote/Q= telnet-option/t= tftp-blksize= tftp-no-options upload-flags=
    use-ascii/B`,
});
